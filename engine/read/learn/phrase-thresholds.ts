// From which certainty on an offer is printed, and a user who does not pay. The trade-off is one number: of the phrases that
// are printed, so many shall be right. Found on lessons whose authors the ranking has not seen.
import { languageOf } from '../language.ts'
import { modelOf } from '../learned/model.ts'
import { type Choice, choose } from '../phrases/choose.ts'
import { contentOf, overlapOf } from '../phrases/overlap.ts'
import { spellingOf } from '../phrases/spelling.ts'
import { foldsOf, type Lesson } from './lessons.ts'
import { learnPhrases, type PhraseList, type WordTable } from './phrases.ts'
import { lowest, type Sureness, sumOf } from './thresholds.ts'

export const RIGHT_OF_PRINTED = 0.8

/** A phrase that shares so many words with the author's own, as F1, is right. */
const RIGHT = 0.5

const isRightOffer = (text: string, right: string): boolean => overlapOf(text, right) >= RIGHT

/** 'children' are the right users where the author says 'children aged five to nine who stutter'. */
const isRightUser = (text: string, right: string): boolean =>
  isRightOffer(text, right) || [...contentOf(text)].every((word) => contentOf(right).has(word))

export interface PhraseThresholds {
  learnedFrom: string
  rightOfPrinted: number
  offer: number
  user: number
  checksum: string
}

export const phraseChecksumOf = ({
  learnedFrom,
  rightOfPrinted,
  offer,
  user,
}: Omit<PhraseThresholds, 'checksum'>) => sumOf([learnedFrom, rightOfPrinted, offer, user])

export function learnPhraseThresholds(
  briefs: Lesson[],
  lists: PhraseList[],
  words: WordTable,
): PhraseThresholds {
  const chosen = chooseUnseen(briefs, lists, words)
  const content = {
    learnedFrom: words.learnedFrom,
    rightOfPrinted: RIGHT_OF_PRINTED,
    offer: lowest(
      chosen.map(({ offer }) => offer),
      RIGHT_OF_PRINTED,
    ),
    user: lowest(
      chosen.flatMap(({ user }) => user ?? []),
      RIGHT_OF_PRINTED,
    ),
  }
  return { ...content, checksum: phraseChecksumOf(content) }
}

interface Chosen {
  isPayerRight: boolean
  offer: Sureness
  /** Only where somebody else than the payer is named. */
  user?: Sureness
}

/** The phrases of each English brief, chosen by a ranking that learned from other authors. */
function chooseUnseen(briefs: Lesson[], lists: PhraseList[], words: WordTable): Chosen[] {
  const ofIdeas = lists.slice(briefs.length)
  return foldsOf(briefs).flatMap((isUnseen) => {
    const seen = lists.filter((_, i) => i < briefs.length && !isUnseen(briefs[i] as Lesson))
    const choice: Choice = {
      ranking: modelOf(learnPhrases([...seen, ...ofIdeas])),
      spelling: spellingOf(words),
      least: { offer: 0, user: 0 },
    }
    return briefs.flatMap((lesson, i) =>
      isUnseen(lesson) && isEnglish(lesson) ? [chosenFor(lesson, lists[i] as PhraseList, choice)] : [],
    )
  })
}

function chosenFor(lesson: Lesson, { phrases }: PhraseList, choice: Choice): Chosen {
  const { offer, payer, user } = choose(phrases, lesson.brief.startupName ?? '', choice)
  return {
    isPayerRight: lesson.payer.some((word) => payer.text.toLowerCase().includes(word.toLowerCase())),
    offer: { sure: offer.sure, isRight: isRightOffer(offer.text, lesson.offerPhrase) },
    ...(user !== payer && {
      user: { sure: user.sure, isRight: isRightUser(user.text, lesson.userPhrase) },
    }),
  }
}

const isEnglish = ({ brief }: Lesson): boolean =>
  languageOf(`${brief.businessIdea} ${brief.targetCustomer} ${brief.additionalContext}`) === 'en'
