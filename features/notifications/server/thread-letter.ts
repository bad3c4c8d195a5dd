import { commentAddress, threadAddress } from '#features/community/contract.ts'
import type { Block, Letter } from '#server/mail/letter.ts'
import { excerptOf, sentenceOf } from './happenings.ts'
import type { NotificationRow } from './notification-queries.ts'
import { unsubscribePage } from './unsubscribe.ts'

/** An email is no archive: the rest is in the thread. */
const SHOWN = 8
const SUBJECT_LONGEST = 120

interface Surroundings {
  publicUrl: string
  unsubscribeUrl: string
}

export function threadLetter(
  rows: NotificationRow[],
  { publicUrl, unsubscribeUrl }: Surroundings,
): { subject: string; letter: Letter } {
  const oldestFirst = rows.toReversed()
  const [first] = oldestFirst
  if (!first) throw new Error('There is nothing to write about.')
  const heading = rows.length === 1 ? `${sentence(first)}` : `${rows.length} things happened in your thread`
  const target = rows.length === 1 ? addressOf(first) : threadAddress(first.postId)
  const rest = oldestFirst.length - SHOWN
  return {
    subject: shortened(
      rows.length === 1 ? `${heading}: ${first.title}` : `${rows.length} new in: ${first.title}`,
    ),
    letter: {
      preview: rows.length === 1 ? first.title : oldestFirst.slice(0, 3).map(sentence).join('. '),
      heading,
      blocks: [
        { kind: 'small', text: `In: ${first.title}` },
        ...oldestFirst.slice(0, SHOWN).flatMap((row) => told(row, rows.length > 1)),
        ...(rest > 0 ? [{ kind: 'text' as const, text: `And ${rest} more.` }] : []),
        { kind: 'button', label: 'Open the thread', url: `${publicUrl}${target}` },
      ],
      reason:
        'You get this because you take part in the community. Which of these emails you get, you choose in your settings.',
      unsubscribeUrl,
      unsubscribePage: unsubscribePage(unsubscribeUrl),
    },
  }
}

function told(row: NotificationRow, withSentence: boolean): Block[] {
  const quote: Block[] =
    row.kind === 'vote' ? [] : [{ kind: 'quote', runs: [{ text: excerptOf(row.content) }] }]
  return withSentence ? [{ kind: 'paragraph', runs: [{ text: sentence(row), bold: true }] }, ...quote] : quote
}

const sentence = (row: NotificationRow) => sentenceOf({ ...row, isAboutComment: row.commentId !== null })

export function addressOf({ postId, commentId }: { postId: string; commentId: string | null }): string {
  return commentId ? commentAddress(postId, commentId) : threadAddress(postId)
}

function shortened(subject: string): string {
  return subject.length > SUBJECT_LONGEST
    ? `${subject.slice(0, SUBJECT_LONGEST).toWellFormed().trimEnd()}…`
    : subject
}
