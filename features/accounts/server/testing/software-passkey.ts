// A passkey in software, for tests: it makes and signs what a browser and its authenticator would.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { Visitor } from './shop.ts'

const SITE = 'http://shop.test'

interface Signing {
  challenge: string
  origin?: string
  /** Whether it checked a fingerprint or PIN. */
  verified?: boolean
  counter?: number
}

export function softwarePasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let signatures = 0

  /** COSE, ES256: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
  const coseKey = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])

  function authenticatorData(flags: number, counter: number, rest = Buffer.alloc(0)) {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const site = createHash('sha256').update('shop.test').digest()
    return Buffer.concat([site, Buffer.from([flags]), count, rest])
  }

  const credential = (response: object) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  return {
    /** What `navigator.credentials.create` gives. */
    register({ challenge, origin = SITE, verified = true }: Signing) {
      const idLength = Buffer.alloc(2)
      idLength.writeUInt16BE(id.length)
      const attested = Buffer.concat([Buffer.alloc(16), idLength, id, coseKey])
      const data = authenticatorData(0x41 | (verified ? 0x04 : 0), 0, attested)
      // CBOR: {fmt: 'none', attStmt: {}, authData: bytes}.
      const attestationObject = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ])
      return credential({
        clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      })
    },

    /** What `navigator.credentials.get` gives. */
    sign({ challenge, origin = SITE, verified = true, counter = ++signatures }: Signing) {
      const client = clientData('webauthn.get', challenge, origin)
      const data = authenticatorData(0x01 | (verified ? 0x04 : 0), counter)
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      return credential({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      })
    },
  }
}

export type SoftwarePasskey = ReturnType<typeof softwarePasskey>

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

/** Adds a passkey to the account that this browser is signed in to. */
export async function addPasskey(person: Visitor, passkey = softwarePasskey(), name = 'My laptop') {
  const { challenge } = (await person.post('/api/settings/passkeys/options', {})).body.options
  const answer = await person.post('/api/settings/passkeys', {
    name,
    passkey: passkey.register({ challenge }),
  })
  return { passkey, answer, recoveryCodes: answer.body.recoveryCodes as string[] | undefined }
}
