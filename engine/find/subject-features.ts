// What speaks for a subject in a founder's words: single words and neighbours, without those that stand in every text.
import { stem } from '../read/words.ts'

const LITTLE = new Set(
  'the a an and or of to in for on with at by from we i my our is are it that this be as so who which their they you your per month year week day each no not but all can will would me us them when where what how about into out up than then there here just like get make want need people small new'
    .split(' ')
    .map(stem),
)
const NEIGHBOURS = 0.7

/** How often each stands in the text; neighbours weigh a little less than words. */
export function subjectFeatures(text: string): Map<string, number> {
  const words = (text.toLowerCase().match(/\p{L}{2,}/gu) ?? []).map(stem)
  const counts = new Map<string, number>()
  const add = (feature: string, weight: number) => counts.set(feature, (counts.get(feature) ?? 0) + weight)
  words.forEach((word, i) => {
    const before = words[i - 1]
    if (!LITTLE.has(word)) add(word, 1)
    if (before !== undefined && !(LITTLE.has(word) && LITTLE.has(before)))
      add(`${before} ${word}`, NEIGHBOURS)
  })
  return counts
}
