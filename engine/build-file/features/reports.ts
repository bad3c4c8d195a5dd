// How it is going, on one page.
import type { FeatureDraft, Ground } from '../ground.ts'
import { action, bad, down, empty, entity, route, seed, story, stranger, works } from '../writing.ts'
import { tenantOf } from './shared.ts'

export function reports(g: Ground): FeatureDraft {
  const { n, context } = g
  const what = shownIn(g)
  const t = tenantOf(g)
  return {
    name: 'Figures at a glance',
    code: 'FIG',
    why: `One page that answers "how is it going": ${what}. Figures come from the same tables as the screens, so they never disagree.`,
    stories: [
      story(
        n.customer.one,
        `see ${what}`,
        'I decide on Monday morning and not by feeling',
        works(
          'two weeks of data | the page opens | four figures with the change since the week before, each with a link to the rows behind it; their sum equals the figure',
        ),
        stranger(`a person outside | the page or its export is asked for | not found`),
        empty(
          'less than a week of data | the page opens | what will stand here and from which day; no chart of one point',
        ),
        bad('a range whose end is before its start, or of ten years | it is set | refused beside the dates'),
        down(
          'a figure takes longer than three seconds | the page opens | the others are there; this one says so and can be tried again',
        ),
      ),
    ],
    entities: [
      entity(
        'DailyFigure',
        'one figure of one day, computed at night',
        `${t.reference}; day date; name text; value numeric`,
        { unique: [`${t.field} + day + name`], read: t.who, write: 'the server', owner: t.field },
      ),
    ],
    routes: [
      route(
        'board',
        '/figures',
        'Figures',
        n.customer.one,
        `${what}; every chart also as a table; export as CSV`,
        { empty: 'from which day there will be something', error: 'each panel fails alone' },
      ),
    ],
    actions: [
      action(
        'computeFigures',
        'a job, nightly',
        'day',
        `computes in the time zone of the ${t.called}${context.u.currency.value ? `, money in ${context.u.currency.value}` : ''}`,
        'nothing: a second run replaces the day',
      ),
    ],
    seeds: [
      seed('DailyFigure', 'day, name, value', ['yesterday | active | 14', 'the day before | active | 11']),
    ],
    measures: ['How many look at the figures in a week'],
  }
}

function shownIn({ n, has }: Ground): string {
  if (has('cases')) return 'money won, open and lost by reason'
  if (has('devices')) return 'the week at each site'
  if (has('loans')) return 'what I borrowed, repaid and saved in fees'
  if (has('main-job')) return `how many ${n.core.many} came in, were confirmed and failed`
  if (has('documents')) return `which ${n.document.many} came in, are confirmed and are due`
  if (has('tasks')) return has('group') ? 'who did what' : 'what was done and what was missed'
  if (has('metering')) return 'use and cost by key'
  if (has('donations')) return 'what was given and what became of it'
  return 'what I used it for, and what changed'
}
