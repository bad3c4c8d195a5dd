// From which certainty on an offer is printed, who pays, and a user who does not. The trade-off is one number: of the phrases
// that are printed, so many shall be right. Found on lessons whose authors the ranking has not seen.

import { modelOf } from '../learned/model.ts'
import { type Choice, choose } from '../phrases/choose.ts'
import { contentOf, overlapOf } from '../phrases/overlap.ts'
import { spellingOf } from '../phrases/spelling.ts'
import type { Phrase } from '../reading.ts'
import { headNounOf } from '../text/articles.ts'
import { stem } from '../words.ts'
import type { Lesson } from './lessons.ts'
import { type Answers, learnPhrases, type PhraseList, type WordTable } from './phrases.ts'
import { lowest, type Sureness, sumOf } from './thresholds.ts'

export const RIGHT_OF_PRINTED = 0.92
/** A user who does not pay is rarely named: fewer have to be right, for the payer stands there otherwise. */
const RIGHT_OF_USERS = 0.8

/** A phrase that shares so many words with the author's own, as F1, is right. */
const RIGHT = 0.5

/** 'children' are right where the author says 'children aged five to nine who stutter'. */
const isRightPhrase = (text: string, right: string): boolean =>
  overlapOf(text, right) >= RIGHT || [...contentOf(text)].every((word) => contentOf(right).has(word))

/** An editor who read 60 offers with fewer words in common found those right that name the same thing: 'hull cover' for 'cover
 * of hulls and motors'. */
const namesTheSame = (text: string, right: string): boolean =>
  contentOf(right).has(stem(headNounOf(text).toLowerCase()))

const isMarked = ({ from }: Phrase, marks: Answers['marks'], slot: string): boolean =>
  from !== undefined &&
  marks.some(
    ({ kind, start, end }) => kind === slot && start < from.start + from.quote.length && end > from.start,
  )

export interface PhraseThresholds {
  learnedFrom: string
  rightOfPrinted: number
  offer: number
  payer: number
  user: number
  checksum: string
}

export const phraseChecksumOf = ({
  learnedFrom,
  rightOfPrinted,
  offer,
  payer,
  user,
}: Omit<PhraseThresholds, 'checksum'>) => sumOf([learnedFrom, rightOfPrinted, offer, payer, user])

export function learnPhraseThresholds(
  _briefs: Lesson[],
  lists: PhraseList[],
  words: WordTable,
): PhraseThresholds {
  const chosen = chooseUnseen(lists, words)
  const thresholdOf = (slot: keyof Chosen, rightShare: number) =>
    lowest(
      chosen.flatMap((one) => one[slot] ?? []),
      rightShare,
    )
  const content = {
    learnedFrom: words.learnedFrom,
    rightOfPrinted: RIGHT_OF_PRINTED,
    offer: thresholdOf('offer', RIGHT_OF_PRINTED),
    payer: thresholdOf('payer', RIGHT_OF_PRINTED),
    user: thresholdOf('user', RIGHT_OF_USERS),
  }
  return { ...content, checksum: phraseChecksumOf(content) }
}

interface Chosen {
  offer: Sureness
  /** Only where the idea names them: the customers field is believed. */
  payer?: Sureness
  /** Only where somebody else than the payer is named. */
  user?: Sureness
}

const FOLDS = 3

/** The phrases of each English text, chosen by a ranking that learned from other authors. */
function chooseUnseen(lists: PhraseList[], words: WordTable): Chosen[] {
  const authors = [...new Set(lists.map(({ author }) => author))].sort()
  const spelling = spellingOf(words)
  return Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const isUnseen = ({ author }: PhraseList) => authors.indexOf(author) % FOLDS === fold
    const ranking = modelOf(learnPhrases(lists.filter((list) => !isUnseen(list))))
    const choice: Choice = { ranking, spelling, least: { offer: 0, payer: 0, user: 0 } }
    return lists.filter((list) => isUnseen(list) && list.isEnglish).map((list) => chosenFor(list, choice))
  })
}

function chosenFor({ phrases, name, answers }: PhraseList, choice: Choice): Chosen {
  const { offer, payer, user } = choose(phrases, name, choice)
  const { marks, payerWords } = answers
  const isPayer = (text: string) =>
    payerWords.some((word) => text.toLowerCase().includes(word.toLowerCase())) ||
    isRightPhrase(text, answers.payer)
  return {
    offer: {
      sure: offer.sure,
      isRight:
        isRightPhrase(offer.text, answers.offer) ||
        namesTheSame(offer.text, answers.offer) ||
        isMarked(offer, marks, 'offer'),
    },
    ...(payer.from?.field === 'businessIdea' && {
      payer: { sure: payer.sure, isRight: isPayer(payer.text) || isMarked(payer, marks, 'payer') },
    }),
    ...(user !== payer && {
      user: {
        sure: user.sure,
        isRight: isRightPhrase(user.text, answers.user) || isMarked(user, marks, 'user'),
      },
    }),
  }
}
