import { modelStateOf } from '#features/generation/server/public.ts'
import type { House } from '#server/house.ts'
import type { Day, FailedMail, Operations } from '../contract.ts'
import {
  countDays,
  countFallbacks,
  countMails,
  countUnderWay,
  type DayCount,
  measureMaking,
  newestMailFailures,
  sumKinds,
  sumWriting,
} from './queries.ts'
import { costOf, lastDays, type Tokens } from './rules.ts'

/** The page lists this many; the figures count all. */
const LISTED = 50
const LISTED_MAILS = 10

export async function operationsOf(house: House, reach: number, now = new Date()): Promise<Operations> {
  const days = lastDays(now, reach)
  const since = new Date(`${days[0]}T00:00:00Z`)
  const [work, making, writing, mail, counts] = await Promise.all([
    workOf(house),
    makingSince(house, since),
    writingSince(house, since),
    mailSince(house, since),
    countDays(house.db, since),
  ])
  return {
    at: now.toISOString(),
    ...work,
    making,
    writing,
    mail,
    days: days.map((day) => dayOf(day, counts)),
  }
}

async function workOf({ jobs }: House): Promise<Pick<Operations, 'queues' | 'failedJobs'>> {
  const [{ queues, deadLetters }, failed] = await Promise.all([jobs.counts(), jobs.failed(LISTED)])
  return {
    queues: queues.toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
    failedJobs: {
      // The count is a few seconds old; the list is not.
      total: failed.length < LISTED ? failed.length : Math.max(deadLetters, failed.length),
      newest: failed.map(({ failedAt, hasWorker, ...job }) => ({
        ...job,
        failedAt: failedAt.toISOString(),
        canRetry: hasWorker,
      })),
    },
  }
}

async function makingSince({ db }: House, since: Date): Promise<Operations['making']> {
  const { median, p95, finished, failed } = await measureMaking(db, since)
  const { underWay, oldestWaiting } = await countUnderWay(db)
  return {
    finished,
    failed,
    underWay,
    ...(median !== null && { medianSeconds: median }),
    ...(p95 !== null && { p95Seconds: p95 }),
    ...(oldestWaiting !== null && { oldestWaitingSeconds: oldestWaiting }),
  }
}

async function writingSince(house: House, since: Date): Promise<Operations['writing']> {
  const { db, config } = house
  const [uses, fallbacks, kinds, state] = await Promise.all([
    sumWriting(db, since),
    countFallbacks(db, since),
    sumKinds(db, since),
    modelStateOf(house),
  ])
  const costs = (tokens: Tokens) => {
    const costDollars = costOf(tokens, config.modelPrices)
    return costDollars === undefined ? {} : { costDollars }
  }
  return {
    blueprints: sum(uses.map(({ blueprints }) => blueprints)),
    byModel: sum(uses.map(({ sections }) => sections)),
    byHouse: sum(fallbacks.map(({ sections }) => sections)),
    fallbacks,
    kinds: kinds.map(({ ms, ...use }) => ({
      ...use,
      meanSeconds: use.calls === 0 ? 0 : ms / use.calls / 1000,
      ...costs(use),
    })),
    ...(state && { now: { ...state, breaker: breakerOf(state.breaker) } }),
    models: uses.map(({ model, calls, inputTokens, outputTokens }) => ({
      model,
      calls,
      inputTokens,
      outputTokens,
      ...costs({ inputTokens, outputTokens }),
    })),
  }
}

type State = NonNullable<Awaited<ReturnType<typeof modelStateOf>>>

const breakerOf = (breaker: State['breaker']) => ({
  state: breaker.state,
  ...('until' in breaker && { until: breaker.until.toISOString() }),
})

async function mailSince({ db }: House, since: Date): Promise<Operations['mail']> {
  const { sent = 0, waiting = 0, refused = 0, failed = 0 } = await countMails(db, since)
  const failures = await newestMailFailures(db, since, LISTED_MAILS)
  return {
    sent,
    waiting,
    refused,
    failed,
    newestFailures: failures.map(({ id, recipient, subject, status, problem, createdAt, settledAt }) => ({
      id,
      recipient,
      subject,
      status: status as FailedMail['status'],
      problem: problem ?? '',
      at: (settledAt ?? createdAt).toISOString(),
    })),
  }
}

function dayOf(day: string, counts: DayCount[]): Day {
  const of = (kind: DayCount['kind']) => counts.find((one) => one.day === day && one.kind === kind)
  return {
    day,
    paidOrders: of('paid')?.count ?? 0,
    freeOrders: of('free')?.count ?? 0,
    revenueCents: of('paid')?.cents ?? 0,
    refundedCents: of('refund')?.cents ?? 0,
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)
