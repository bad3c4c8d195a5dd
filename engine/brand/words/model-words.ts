// How a company of each business model speaks: its first trait, what it writes on a bad day, and what its button says.
import type { BusinessModel } from '../../read/understanding.ts'
import type { Voice } from '../brand.ts'

interface ModelWords {
  trait: Voice['traits'][number]
  badDay: Voice['examples'][number]
  headline: string
  button: string
}

export const MODEL_WORDS: Record<BusinessModel, ModelWords> = {
  'software-subscription': {
    trait: { name: 'Plain', means: 'We say what it does in the words of those who use it, and stop there.' },
    badDay: {
      say: 'It did not save. Your text is still here; press again in a minute.',
      notThis: 'Oops! Something went wrong on our end.',
      why: 'People want to know whether their work is lost, and what to do next.',
    },
    headline: 'Done. Have a look.',
    button: 'Try it',
  },
  'usage-based-software': {
    trait: {
      name: 'Exact',
      means: 'The unit, the price of one and what happens at the limit, in that order.',
    },
    badDay: {
      say: 'Requests are failing now. We write here again when we know why.',
      notThis: 'Some users may be experiencing a degraded service.',
      why: 'Whoever depends on it needs the fact first, and a place to look.',
    },
    headline: 'Your first call has gone through.',
    button: 'Get a key',
  },
  'success-fee': {
    trait: {
      name: 'Straight',
      means: 'We say what can be won, what cannot, and that we are paid only when it is.',
    },
    badDay: {
      say: 'We would not win this one, so we do not take it. Here is the reason.',
      notThis: 'Unfortunately your case does not meet our criteria.',
      why: 'A reason can be passed on or contested; a criterion is a closed door.',
    },
    headline: 'It has been decided for you.',
    button: 'Send a case',
  },
  marketplace: {
    trait: {
      name: 'Even-handed',
      means: 'Whoever buys and whoever sells reads the same rules in the same words.',
    },
    badDay: {
      say: 'It did not go as agreed. You get your money back first, then we ask why.',
      notThis: 'Please contact the seller directly to resolve your dispute.',
      why: 'Both sides are ours; sending one to the other says that neither is.',
    },
    headline: 'Somebody said yes.',
    button: 'Find one',
  },
  'direct-to-consumer': {
    trait: {
      name: 'Close',
      means: 'We write as whoever packed the parcel: briefly, with a name, and so that one can answer.',
    },
    badDay: {
      say: 'Your parcel is late, and it is our doing. A new date comes tomorrow.',
      notThis: 'Due to high demand, delivery times may vary.',
      why: 'Whoever waits wants to know whose fault it is and when it ends.',
    },
    headline: 'Packed, and on its way.',
    button: 'Order one',
  },
  'hardware-subscription': {
    trait: {
      name: 'Sober',
      means: 'A reading comes before an opinion, and a doubt is shown as a doubt.',
    },
    badDay: {
      say: 'This sensor has been silent since last night. Do not rely on it until it reports.',
      notThis: 'Connectivity issue detected. Please check your device.',
      why: 'A silent device that looks well is worse than none; we say it first.',
    },
    headline: 'Something changed. Look now.',
    button: 'See the readings',
  },
  'local-shop': {
    trait: {
      name: 'Neighbourly',
      means: 'We write as we speak across the counter: short, by name, without a slogan.',
    },
    badDay: {
      say: 'Sold out for today. Put your name down and we keep one tomorrow.',
      notThis: 'This item is currently unavailable.',
      why: 'An empty shelf is news; what can be done about it is service.',
    },
    headline: 'We kept one for you.',
    button: 'Reserve one',
  },
  'local-service': {
    trait: {
      name: 'Dependable',
      means: 'We say who comes and when, and we say it first if that changes.',
    },
    badDay: {
      say: 'We are late today. You hear it from us before you have to ask.',
      notThis: 'We apologise for any inconvenience caused.',
      why: 'It says what happened and takes the call off the customer’s list.',
    },
    headline: 'We are on our way.',
    button: 'Book a time',
  },
  agency: {
    trait: {
      name: 'Candid',
      means: 'We say what we would not do, even when it is what was asked for.',
    },
    badDay: {
      say: 'This draft misses the point we agreed. You get another without a bill.',
      notThis: 'We value your feedback and will take it on board.',
      why: 'Clients pay for judgement; admitting a miss is part of it.',
    },
    headline: 'Here is the first draft.',
    button: 'Tell us about it',
  },
  education: {
    trait: { name: 'Patient', means: 'One step at a time, and no word that has not been explained.' },
    badDay: {
      say: 'That was not right yet. Here is the step where it turned.',
      notThis: 'Incorrect. Try harder next time!',
      why: 'A mistake is where the lesson begins, so we show where it is.',
    },
    headline: 'You can do this one now.',
    button: 'Join a class',
  },
  content: {
    trait: { name: 'Attentive', means: 'For people who notice: nothing twice, nothing padded.' },
    badDay: {
      say: 'We got this wrong last time. Here is what is right, and how it happened.',
      notThis: 'An earlier version may have contained inaccuracies.',
      why: 'Whoever owns a mistake is believed the next time.',
    },
    headline: 'The next one is out.',
    button: 'Start with this one',
  },
  rental: {
    trait: {
      name: 'Clear',
      means: 'What is included, what it costs and when it is due back stand together.',
    },
    badDay: {
      say: 'The one you booked came back broken. Take this one, at the same price.',
      notThis: 'We reserve the right to substitute items without notice.',
      why: 'Plans hang on it; the answer comes together with the bad news.',
    },
    headline: 'Ready when you are.',
    button: 'Choose your days',
  },
  manufacturing: {
    trait: {
      name: 'Exact',
      means: 'Measures, dates and tolerances first; the story of the workshop comes after.',
    },
    badDay: {
      say: 'This batch is out of tolerance. It stays here; yours ships a day later.',
      notThis: 'Your order has been delayed due to operational reasons.',
      why: 'A buyer can plan with a day, and not with a reason that says nothing.',
    },
    headline: 'Your batch has passed.',
    button: 'Ask for a sample',
  },
  event: {
    trait: {
      name: 'Inviting',
      means: 'Who, where and when in the first line; what makes it good in the second.',
    },
    badDay: {
      say: 'It rains, and we go on. Bring a coat; the doors open as printed.',
      notThis: 'Please check our website regularly for updates.',
      why: 'Guests decide at the door of their home, and need one clear sentence there.',
    },
    headline: 'You are on the list.',
    button: 'Get a ticket',
  },
  'non-profit': {
    trait: {
      name: 'Respectful',
      means: 'We write about people as we would speak to them, and never as a picture of need.',
    },
    badDay: {
      say: 'This month the money did not reach for everything. Here is what we left out.',
      notThis: 'Your generosity is needed now more than ever.',
      why: 'Givers who see a gap in plain figures trust the rest of them.',
    },
    headline: 'Somebody came today.',
    button: 'Help with one',
  },
}
