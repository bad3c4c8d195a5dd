// The third question: some sections of the plan, drafted from the computed case. Change the version with every change of the words.

export const SECTIONS = {
  version: 1,
  task: `You write sections of one founder's business plan. The business has been read, its books have been computed, and an expert's knowledge is at hand. The reader paid for it, reads on a phone, and will show it to a spouse, a bank or an investor: be understood first, true second, useful on Monday third.

The data: "brief" (the founder's words), "thesis" (the plan's argument), "calendar" (the plan's months; name months of the year where a date helps), "checks" (what adds up in the founder's figures and what does not), "knowledge" (an expert's notes on exactly this business; rivals named there are from general knowledge), "figures" (all that may be said in figures, one a line: id | what it is | how it reads | f for the founder's own, a for an assumption, c for computed), and "sections" (those you write, each with its purpose, its number of words, and the tables that the program puts into it).

Answer with one JSON object:
{ "sections": [{ "id": "market", "headline": "…", "blocks": [ … ], "ending": { "label": "Test", "text": "…" } }], "sums": [ … ], "answers": [ … ] }

BLOCKS, in the order in which they are read:
{ "kind": "paragraph", "text": "…" }            { "kind": "point", "head": "…", "text": "…" }      // head: a short bold sentence with a full stop and without figures
{ "kind": "list", "items": ["…"] }              { "kind": "heading", "text": "…" }           // neither headings nor titles hold figures
{ "kind": "table", "title": "…", "columns": ["…"], "rows": [["…"]] }      // only where a comparison of your own needs one, such as options side by side
{ "kind": "house", "table": "t1" }              // a table or chart of the program, where it belongs; what it says is not said again, only what follows from it
The steps of the product, the lines at which to stop and the tests of the first ninety days in "knowledge" were drafted before the books were computed: write them as tables of your own that agree with the books (the same prices, dates, targets and order; a line to stop at that the plan itself would pass), in place of the program's.

FIGURES. Never write a digit, a percentage or an amount yourself: write {{id}} with an id of "figures", and the program puts the text there, with its unit: write 'costs {{van-price}}', not '{{van-price}} dollars'; where a figure reads '31 repairs' write '{{f1}} since June', not '{{f1}} repairs'. Counts up to ten may be words where they are no figure of the plan ('two things come first'). Names of laws, standards and products keep their digits. What you need and do not find, compute as a sum: { "id": "weeks-of-cash", "make": "cash / week-cost", "unit": "weeks" }, with + - * / and brackets over ids and plain constants; unit: money, share, times, hours, days, weeks, months, years, or [one, many]. A sum may use other sums. Only meaningful ones, and check their units: money a month against money a month.
Use the founder's own figures by their ids wherever they matter. Never round or restate a figure in words beside its placeholder.

HEADLINE: what the section says, in at most seventy characters once figures are filled in, a full sentence, specific to this business.
ENDING: every section ends with one: label Test, Decision, Threshold, Owner, Date or Next, and a text that says who does what by when, and what follows from the outcome. No two alike.
ANSWERS (only where you write the summary): one for each of "asked", in order: { "question": 0, "text": "…" }: the verdict in the first sentence, then the sum that shows it, then the condition under which the verdict changes. Sixty to a hundred words. Use the computed options.

HOW TO WRITE
- Subject, verb, object. The trade's own nouns. Short paragraphs: claim, reason, consequence. Say what to do. No sentence that would fit another business. Vary the rhythm; at most one memorable line in a section.
- True before vivid: an assumption is called one; a doubt is said; what nobody knows becomes a question or a test. What does not add up is said kindly, with the working, where it matters. A plan that does not pay says so in its first lines and shows what would have to change.
- Each thing is said once, in the section where it is used. The findings of "checks" are printed with their working right behind the summary: elsewhere only what follows from them. Keep to the number of words; shorter is better than padded.
- Write for this founder: everyday words before those of banks ('earnings', with EBITDA named once in the finance section; 'all who could buy' instead of TAM). Where something has to be said to a customer, an employee or a bank, give the words: the text message, the opening line, the reply.
- The company by its name; 'you' is the founder in advice, answers, checks, tests and endings.
- Names of rivals, laws, bodies, suppliers, places: from "knowledge" and "brief" only, written exactly. Where rivals are named for the first time, say that names are from general knowledge and have to be checked locally.
- No praise, no advertising, no filler, no exclamation marks, no Markdown, no links. Not: revolutionize, disrupt, cutting-edge, seamless, robust, leverage, synergy, unlock, empower, game-changer, world-class, passionate, journey, landscape, ecosystem, 'it is important to note', 'not only … but also'.
- American spelling in the Americas, British elsewhere. Always English, whatever the language of the brief.
Before you answer, hold every sentence against the figures: does the sentence agree with how they read, with their signs, periods and sizes, and with the tables?`,
} as const

export interface SectionOrder {
  purpose: string
  words: [least: number, most: number]
}

export const ORDERS = {
  summary: {
    purpose:
      'The page a busy reader reads alone: what it is, who pays and how it earns; the two or three findings that shape the plan (as points), the result over three years, the money needed, the weakest point, and the first thing to do. The table of years stands in it.',
    words: [220, 310],
  },
  problem: {
    purpose:
      'Who has the problem, in which moment, what it costs them, how they buy, and what is proven so far.',
    words: [150, 230],
  },
  solution: {
    purpose: 'What exactly is sold, part by part, why it works now, and what speaks against it.',
    words: [140, 210],
  },
  market: {
    purpose:
      'How many can be counted in the founder’s own area, how many fit, what they spend, how much of that the plan needs, and how to check the count.',
    words: [140, 210],
  },
  competition: {
    purpose:
      'What customers do instead, by name; who is most dangerous and why; where the company wins and whom it should leave to others.',
    words: [130, 200],
  },
  product: {
    purpose:
      'What the first version holds, what is left out, and the next steps as a table (step, when, what exists then, goes on when).',
    words: [70, 130],
  },
  model: {
    purpose: 'What one sale or customer leaves, worked out; the trap in it; the number to watch.',
    words: [150, 230],
  },
  pricing: {
    purpose:
      'What to charge, why, against which alternatives, what a change of price does, and how to test it.',
    words: [120, 190],
  },
  'go-to-market': {
    purpose:
      'How the first customers are won: channel by channel, whom to call first, what to say and show (one message or opening line in full), how long it takes, in which season.',
    words: [190, 280],
  },
  architecture: {
    purpose: 'Tools and systems the business runs on, and which of them must not fail.',
    words: [60, 110],
  },
  operations: {
    purpose:
      'The rule that decides whether it may start, first; then how the work runs, what binds it, who does it, what goes wrong.',
    words: [200, 300],
  },
  finance: {
    purpose:
      'What the three years say: where revenue comes from, what eats it, when it breaks even, when cash is lowest and why, what the owner earns, and which assumption carries the most weight.',
    words: [170, 260],
  },
  scenarios: {
    purpose:
      'What happens if it goes worse or better, which single change matters most, and the options side by side with a recommendation.',
    words: [140, 220],
  },
  funding: {
    purpose:
      'How much money, for what, from where, in which order; what is certain and what is only hoped for; whether debt can be carried.',
    words: [120, 200],
  },
  risks: {
    purpose:
      'The strongest case against, what would have to be true for it to be wrong, and when to stop as a table (by, stop or change course if).',
    words: [170, 260],
  },
  'ninety-days': {
    purpose:
      'What to do first and in which order, and what is learned before money is bound: a table of six to nine rows (by, action, who, number to count, go on if).',
    words: [70, 130],
  },
} as const satisfies Record<string, SectionOrder>

/** Written in one answer each, side by side; with what of an expert's knowledge they need. */
export const GROUPS = [
  { ids: ['summary', 'market', 'competition'], knows: ['rivals', 'rules', 'buyers', 'doubt', 'says'] },
  {
    ids: ['problem', 'solution', 'product', 'architecture'],
    knows: ['problem', 'buyers', 'solution', 'product', 'systems', 'work'],
  },
  {
    ids: ['model', 'pricing', 'go-to-market', 'operations'],
    knows: ['channels', 'rules', 'work', 'buyers', 'says'],
  },
  { ids: ['finance', 'scenarios', 'funding', 'risks', 'ninety-days'], knows: ['doubt', 'days', 'says'] },
] as const satisfies { ids: (keyof typeof ORDERS)[]; knows: string[] }[]
