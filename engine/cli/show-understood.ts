// What was read of a brief, each point with the words it came from, so that a founder can correct it.
import type { CaseSource } from '../compose/source-data.ts'
import { plain } from '../plain-text.ts'
import type { LedgerEntry, Phrase } from '../read/reading.ts'

export function understoodAsText({ reading, choice: { trade }, secondNames, subjects }: CaseSource): string {
  const { offer, payer, user, earns, earnsUnsure, place, currency, stage, ledger } = reading
  return [
    line('trade', trade.name, secondNames.length > 0 ? `next: ${secondNames.join(', ')}` : ''),
    line('subjects', subjects.map(({ name }) => name).join(', ') || 'none'),
    phrase('offer', offer),
    phrase('payer', payer),
    ...(user.text ? [phrase('user', user)] : []),
    line('earns', earns.map(({ mechanism }) => mechanism).join(', '), earnsUnsure ? 'unsure' : ''),
    line(
      'place',
      [place.locality, place.country ?? ''].filter((part) => part !== '').join(', ') || 'not said',
    ),
    line('currency', currency),
    line('stage', stage.value),
    ...ledger.map(figure),
    ...reading.contradictions.map(({ says }) => line('conflict', says)),
    ...reading.asked.map((question) => line('asked', question)),
  ].join('\n')
}

function line(name: string, value: string, note = ''): string {
  return `${name.padEnd(10)} ${plain(value)}${note && `  (${plain(note)})`}`
}

const phrase = (name: string, { text, from }: Phrase) =>
  line(name, text || 'not said', from ? quoted(from.quote) : '')

const figure = ({ role, status, quote, used }: LedgerEntry) =>
  line('figure', `${role}: ${quote}`, used ? status : `${status}, too unsure to compute with`)

const quoted = (words: string) => `‘${plain(words, 120)}’`
