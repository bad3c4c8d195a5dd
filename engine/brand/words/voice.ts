// How the company speaks: what it is and unlike what, three or four traits, and what to write instead of what.

import { chooser } from '../../plan/kit/variety.ts'
import { capital, small } from '../../plan/names.ts'
import { isForeign } from '../../read/text/articles.ts'
import { isOrder } from '../../read/text/orders.ts'
import type { Understanding } from '../../read/understanding.ts'
import type { Voice } from '../brand.ts'
import type { IdentityFacts } from '../facts.ts'
import { tradeWords } from './line.ts'
import { MODEL_WORDS } from './model-words.ts'
import { type Phrases, sentence } from './phrases.ts'

type Choose = ReturnType<typeof chooser>

interface Ground {
  u: Understanding
  phrases: Phrases
  facts: IdentityFacts
  line: string
  choose: Choose
}

export function voiceOf(
  u: Understanding,
  phrases: Phrases,
  facts: IdentityFacts,
  line: string,
  seed: number,
): Voice {
  const ground: Ground = { u, phrases, facts, line, choose: chooser(seed) }
  const model = MODEL_WORDS[u.model.value]
  const { headline, button } = tradeWords(u) ?? model
  return {
    positioning: positioningOf(ground),
    traits: [model.trait, concrete(ground), frank(ground), fair(ground)]
      .filter((one) => one !== undefined)
      .slice(0, 4),
    examples: [promise(ground), refusal(ground), model.badDay],
    headline,
    button,
  }
}

/** Only noun phrases: 'Baking at home' is an alternative, but nobody turns to it in a sentence. */
const isNamed = ({ name }: { name: string }) => /^(?:An?|The|Another) /.test(name) && !/[:;.,]|’s$/.test(name)

function positioningOf({ phrases, facts, choose }: Ground): string {
  const { name, buyers, verb, aim, offerThere } = phrases
  const what = `${name} ${verb} ${offerThere}`
  const others = facts.alternatives.filter(isNamed)
  const [first, ...rest] = others
  if (!first) return aim ? `For ${buyers}, ${what}, so that they can ${aim}.` : `For ${buyers}, ${what}.`
  const other = choose('positioning', [first, ...rest.slice(0, 2)])
  return `For ${buyers}, ${what}, instead of ${small(other.name)}.`
}

/** What the founder keeps for himself: a till, a count of waste, a page to pay on. */
const INWARD =
  /payment page|thrown away|\blog of\b|\btill\b|\bcount of\b|what was asked for|^a list of what is refused/i

/** Noun phrases of what there is: the founder's first. 'reads denied claims' says what it does and is none. */
function shown({ u, facts }: Ground): string[] {
  const parts = u.parts.map(({ value }) => value)
  const areDeeds = parts.some((part) => u.offer.value.includes(`that ${part}`))
  const isSentence = parts.some((part) => /^we\b/i.test(part))
  const own = areDeeds || isSentence ? [] : parts.slice(0, 2)
  return [...own, ...facts.features.filter((feature) => !parts.includes(feature))]
    .filter((text) => text.includes(' ') && text.length <= 70 && !/[:;]/.test(text))
    .filter((text) => !INWARD.test(text) && !isOrder(text))
    .slice(0, 3)
}

function concrete(ground: Ground): Voice['traits'][number] {
  const { choose, phrases } = ground
  const things = shown(ground)
  const name = choose('concrete', ['Concrete', 'Specific', 'Down to earth'])
  if (things.length < 2)
    return phrases.aim
      ? { name: 'Useful', means: `Whatever we write helps somebody to ${phrases.aim}, or it is not sent.` }
      : { name, means: `We show ${phrases.offer} as it is, on an ordinary day, and let people judge.` }
  const list = listed(things)
  return {
    name,
    means: choose('concrete means', [
      `We show what there is instead of praising it: ${list}.`,
      `Things before adjectives: ${list}.`,
      `What somebody gets comes first: ${list}.`,
    ]),
  }
}

function frank({ facts, choose }: Ground): Voice['traits'][number] | undefined {
  const [first, second] = facts.leftOut
  if (!first) return { name: 'Brief', means: 'One thought to a sentence, and the thing to do at the end.' }
  const list = second ? `${first}; ${second}` : first
  return {
    name: choose('frank', ['Frank', 'Honest about limits', 'Open']),
    means: choose('frank means', [
      `We say early what is not part of it: ${list}.`,
      `What we leave out stands beside what we offer: ${list}.`,
      `Nobody has to find out later what we do not do: ${list}.`,
    ]),
  }
}

function fair({ facts, choose }: Ground): Voice['traits'][number] | undefined {
  const names = facts.alternatives.filter(isNamed).map(({ name }) => small(name))
  if (names.length < 2) return undefined
  const list = names.slice(0, 2).join(', ')
  return {
    name: choose('fair', ['Fair', 'Generous', 'Unafraid of comparison']),
    means: choose('fair means', [
      `We name what else there is (${list}) and say when it is the better choice.`,
      `We may speak well of others: ${list}. Each of them suits somebody.`,
    ]),
  }
}

/** Things that say nothing by themselves: 'a new way to experience software'. */
const GENERAL =
  /^(?:\S+ )?(?:software|app|platform|marketplace|service|business|tool|api|dashboard|company|startup|website|shop|store|brand|project|charity|non-profit|airbnb|uber|tinder|community|fund|business that the brief describes)$/i

function promise({ phrases, line, choose }: Ground): Voice['examples'][number] {
  return {
    say: line,
    notThis: boast(phrases, choose),
    why: choose('promise why', [
      'The first can be checked on the day. The second would fit any company.',
      'We promise what we can be held to, and nothing that only sounds large.',
      'A reader believes a plain sentence, and skips a loud one.',
    ]),
  }
}

function boast({ trouble, thing, offer }: Phrases, choose: Choose): string {
  if (trouble)
    return choose('boast', [`Say goodbye to ${trouble}, for ever.`, `Never worry about ${trouble} again!`])
  const isSayable = /^[\p{Script=Latin}\d' &-]{3,40}$/u.test(thing) && !isForeign(thing)
  if (GENERAL.test(thing) || !isSayable)
    return choose('boast', ['Life is better with us.', 'The smarter way is here.'])
  const named = offer.slice(0, offer.indexOf(thing) + thing.length)
  return choose('boast', [
    `Discover ${named} like no other.`,
    `More than ${named}: a way of life.`,
    `${capital(named)}, reimagined from the ground up.`,
  ])
}

function refusal({ facts, choose }: Ground): Voice['examples'][number] {
  const left = facts.leftOut[0]
  if (!left)
    return {
      say: 'The price is on this page, and it is the whole price.',
      notThis: 'Contact us for an offer tailored to your needs.',
      why: 'Whoever has to ask for a price expects a high one.',
    }
  return {
    say: sentence(
      choose('refusal', [
        `not included: ${left}. We say so before anybody asks`,
        `left out on purpose: ${left}. It says so on the first page`,
        `what we do not offer: ${left}. The rest we do properly`,
      ]),
    ),
    notThis: choose('refusal not', [
      'Whatever you need, we have the answer.',
      'Everything you could ever want, in one place.',
      'No request is too much for us.',
    ]),
    why: choose('refusal why', [
      'A clear no saves a question now and a complaint later.',
      'Whoever promises everything is asked for everything.',
    ]),
  }
}

function listed(things: string[]): string {
  // A thing with a comma inside needs a stronger mark between it and the next.
  const mark = things.some((thing) => /,| and /.test(thing)) ? '; ' : ', '
  return things.join(mark)
}
