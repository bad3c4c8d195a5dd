import { generate } from 'otplib'
import { expect, test } from 'vitest'
import { newTotpSecret, qrCodeOf, totpAddress, totpStep } from './totp.ts'

/** RFC 6238, appendix B, cut to six digits. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1234567890, '005924'],
  [2000000000, '279037'],
])('at %i the code is %s', async (seconds, code) => {
  expect(await totpStep(RFC_SECRET, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30))
})

test('a code of the step before or after fits and names its own step; older ones and nonsense do not', async () => {
  const secret = newTotpSecret()
  const now = new Date('2031-05-04T10:00:00Z')
  const step = now.getTime() / 30_000
  const codeAt = (offset: number) => generate({ secret, epoch: now.getTime() / 1000 + offset * 30 })
  for (const offset of [-1, 0, 1])
    expect(await totpStep(secret, await codeAt(offset), now)).toBe(step + offset)
  for (const offset of [-2, 2]) expect(await totpStep(secret, await codeAt(offset), now)).toBeUndefined()
  const code = await codeAt(0)
  expect(await totpStep(secret, `${code.slice(0, 3)} ${code.slice(3)}`, now)).toBe(step)
  for (const typed of ['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦'])
    expect(await totpStep(secret, typed, now)).toBeUndefined()
})

test('the address names the shop and the account, and fits into a QR code', () => {
  const address = totpAddress('JBSWY3DPEHPK3PXP', 'mara@example.com')
  expect(address).toBe(
    'otpauth://totp/Founder%20Co-Pilot:mara%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=Founder%20Co-Pilot',
  )
  const { size, path } = qrCodeOf(address)
  expect(size).toBeGreaterThan(20)
  expect(path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/)
})
