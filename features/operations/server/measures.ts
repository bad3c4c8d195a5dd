// The figures of the operations page for Prometheus: sums since the beginning, so that it can tell any span apart.
import type { House, Measure } from '#server/house.ts'
import {
  countDays,
  countFallbacks,
  countMails,
  countUnderWay,
  type DayCount,
  measureMaking,
  sumWriting,
} from './queries.ts'
import { costOf } from './rules.ts'

const THE_BEGINNING = new Date(0)
const DAY_MS = 86_400_000
const MAIL_STATUSES = ['waiting', 'sent', 'refused', 'failed']

export async function measuresOf(house: House): Promise<Measure[]> {
  return [
    ...(await orderMeasures(house)),
    ...(await makingMeasures(house)),
    ...(await writingMeasures(house)),
    await mailMeasure(house),
  ]
}

async function orderMeasures({ db }: House): Promise<Measure[]> {
  const counts = await countDays(db, THE_BEGINNING)
  const total = (kind: DayCount['kind'], of: 'count' | 'cents') =>
    counts.filter((one) => one.kind === kind).reduce((sum, one) => sum + one[of], 0)
  return [
    {
      name: 'fcp_orders_total',
      help: 'Orders that were served, by how they were paid',
      kind: 'counter',
      values: (['paid', 'free'] as const).map((kind) => ({ labels: { kind }, value: total(kind, 'count') })),
    },
    {
      name: 'fcp_revenue_cents_total',
      help: 'What was paid, before refunds',
      kind: 'counter',
      values: [{ value: total('paid', 'cents') }],
    },
    {
      name: 'fcp_refunded_cents_total',
      help: 'What went back to buyers',
      kind: 'counter',
      values: [{ value: total('refund', 'cents') }],
    },
  ]
}

/** Blueprints go with the account of whom they were made for: what is counted from them may go down, so it is no counter. */
async function makingMeasures({ db }: House): Promise<Measure[]> {
  const ever = await measureMaking(db, THE_BEGINNING)
  const lately = await measureMaking(db, new Date(Date.now() - DAY_MS))
  const { underWay, oldestWaiting } = await countUnderWay(db)
  const quantiles = [
    { quantile: '0.5', value: lately.median },
    { quantile: '0.95', value: lately.p95 },
  ]
  return [
    {
      name: 'fcp_blueprints',
      help: 'Makings of blueprints that ended, by how',
      kind: 'gauge',
      values: [
        { labels: { outcome: 'finished' }, value: ever.finished },
        { labels: { outcome: 'failed' }, value: ever.failed },
      ],
    },
    {
      name: 'fcp_blueprint_seconds',
      help: 'How long a blueprint took to make, over the last day',
      kind: 'gauge',
      values: quantiles.flatMap(({ quantile, value }) =>
        value === null ? [] : [{ labels: { quantile }, value }],
      ),
    },
    {
      name: 'fcp_blueprints_under_way',
      help: 'Blueprints that wait or are being made',
      kind: 'gauge',
      values: [{ value: underWay }],
    },
    {
      name: 'fcp_blueprint_oldest_waiting_seconds',
      help: 'How long the first in the queue has waited',
      kind: 'gauge',
      values: [{ value: oldestWaiting ?? 0 }],
    },
  ]
}

/** Of the blueprints that are here: no counters either. */
async function writingMeasures({ db, config }: House): Promise<Measure[]> {
  const uses = await sumWriting(db, THE_BEGINNING)
  const fallbacks = await countFallbacks(db, THE_BEGINNING)
  return [
    {
      name: 'fcp_model_tokens',
      help: 'Tokens of the language model, by direction',
      kind: 'gauge',
      values: uses.flatMap(({ model, inputTokens, outputTokens }) => [
        { labels: { model, direction: 'input' }, value: inputTokens },
        { labels: { model, direction: 'output' }, value: outputTokens },
      ]),
    },
    {
      name: 'fcp_model_cost_dollars',
      help: 'What those tokens cost, if the configuration says what tokens cost',
      kind: 'gauge',
      values: uses.flatMap(({ model, ...tokens }) => {
        const value = costOf(tokens, config.modelPrices)
        return value === undefined ? [] : [{ labels: { model }, value }]
      }),
    },
    {
      name: 'fcp_model_sections',
      help: 'Sections that the language model wrote',
      kind: 'gauge',
      values: uses.map(({ model, sections }) => ({ labels: { model }, value: sections })),
    },
    {
      name: 'fcp_writer_fallbacks',
      help: 'Sections that the house wrote instead of the language model, by why',
      kind: 'gauge',
      values: fallbacks.map(({ reason, sections }) => ({ labels: { reason }, value: sections })),
    },
  ]
}

/** Those of a person are forgotten with the person: it may go down, so it is no counter. */
async function mailMeasure({ db }: House): Promise<Measure> {
  const counts = await countMails(db, THE_BEGINNING)
  return {
    name: 'fcp_mails',
    help: 'Emails by what became of them',
    kind: 'gauge',
    values: MAIL_STATUSES.map((status) => ({ labels: { status }, value: counts[status] ?? 0 })),
  }
}
