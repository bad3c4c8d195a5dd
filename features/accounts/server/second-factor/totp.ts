// Codes of authenticator apps (RFC 6238: six digits, 30 seconds, SHA-1, which is what every app can do).
import { generateSecret, generateURI, verify } from 'otplib'
import { create } from 'qrcode'

const ISSUER = 'Founder Co-Pilot'
const STEP_SECONDS = 30

export function newTotpSecret(): string {
  return generateSecret()
}

export function totpAddress(secret: string, email: string): string {
  return generateURI({ issuer: ISSUER, label: email, secret })
}

/** The time step whose code this is: now, one before or one after. Undefined when it is none of them. */
export async function totpStep(secret: string, typed: string, now = new Date()): Promise<number | undefined> {
  const token = typed.replace(/[\s-]/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const epoch = Math.floor(now.getTime() / 1000)
  const result = await verify({ secret, token, epoch, epochTolerance: STEP_SECONDS })
  return result.valid && 'timeStep' in result ? result.timeStep : undefined
}

/** As one path: the page's policy allows no pictures made from text, and a path needs none. */
export function qrCodeOf(text: string): { size: number; path: string } {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const squares: string[] = []
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) if (data[y * size + x]) squares.push(`M${x} ${y}h1v1h-1z`)
  return { size, path: squares.join('') }
}
