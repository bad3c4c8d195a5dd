declare module 'nspell' {
  /** Of a Hunspell dictionary: whether a word is in it. */
  export default function nspell(dictionary: { aff: Uint8Array; dic: Uint8Array }): {
    correct: (word: string) => boolean
  }
}
