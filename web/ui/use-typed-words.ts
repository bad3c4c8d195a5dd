import { useEffect, useState } from 'react'

const PAUSE_MS = 250

/**
 * A search field whose words stand in the address. Asked once the typing pauses. The address may follow late, when there is
 * more in the field already: what the field itself has sent is no news to it. Other words in the address are: the back
 * button, or 'Show all'. `asFound` gives the words as the address will tell them.
 */
export function useTypedWords(
  asked: string,
  asFound: (typed: string) => string,
  ask: (words: string) => void,
) {
  const [typed, setTyped] = useState(asked)
  const [known, setKnown] = useState(asked)
  const [onTheWay, setOnTheWay] = useState<string[]>([])
  if (asked !== known) {
    setKnown(asked)
    const arrived = onTheWay.indexOf(asked)
    setOnTheWay(arrived < 0 ? [] : onTheWay.slice(arrived + 1))
    if (arrived < 0) setTyped(asked)
  }
  const words = asFound(typed)
  useEffect(() => {
    if (words === asked) return
    const timer = setTimeout(() => {
      setOnTheWay((before) => [...before, words])
      ask(words)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words, asked, ask])
  return [typed, setTyped] as const
}
