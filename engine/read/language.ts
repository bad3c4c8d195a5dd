// Which language a brief is written in, by its commonest small words.

export type Language = 'en' | 'es' | 'de' | 'fr' | 'pt' | 'other'

/** Italian and Dutch are there to be told apart from the others; they count as 'other'. */
const SMALL_WORDS: Record<Exclude<Language, 'other'> | 'it' | 'nl', string> = {
  en: 'the and of to in for is are we with that my our a they have will who it on from at i you this not but their',
  es: 'el la los las de que y en un una para con por mi es son del al se no tengo pero muy más quiero ya hay como lo nuestro',
  de: 'der die das und ist ich wir für mit ein eine einen den dem zu im von nicht auf bei sie sind haben aus pro es wie als auch',
  fr: 'le la les des et est je nous pour avec un une dans du au que qui pas sur par ce on sont mon notre il ont plus chez',
  pt: 'o a os as de que e em um uma para com por meu é são do da no na não tenho mas muito mais já nosso eu ao dos das',
  it: 'il la lo gli le di che e in un una per con del della dei non sono è ho mi da al nel alla anche più questo siamo ma si',
  nl: 'de het een en van ik we is dat in op te zijn voor met niet die aan er om ook als bij naar uit maar heb ons onze wij',
}
const SETS = Object.entries(SMALL_WORDS).map(
  ([code, words]) =>
    [code === 'it' || code === 'nl' ? 'other' : (code as Language), new Set(words.split(' '))] as const,
)
const LEAST_SHARE = 0.12

export function languageOf(text: string): Language {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  if (!isLatin(text)) return 'other'
  if (words.length < 4) return 'en'
  const counts = SETS.map(([code, set]) => [code, words.filter((word) => set.has(word)).length] as const)
  const [best, second] = [...counts].sort((a, b) => b[1] - a[1])
  if (!best || best[1] < words.length * LEAST_SHARE) return 'en'
  return second && second[1] === best[1] ? 'en' : best[0]
}

const isLatin = (text: string) => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return (text.match(/\p{Script=Latin}/gu)?.length ?? 0) >= letters / 2
}
