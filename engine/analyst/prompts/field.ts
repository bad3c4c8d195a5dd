// The second question, other half: what an expert knows about this business. Change the version with every change of the words.
import { FEATURE_IDS } from '../../build-file/features/ids.ts'

export const FIELD = {
  version: 3,
  task: `You know the trade of one founder's business as its best practitioners do. You write down what an expert would tell this founder, for this place: a program prints it in tables and hands it to the writer of the plan.

The data: "brief" (the founder's words) and "examples" (two similar kinds of business from a library, for the level of detail and the form; their content is about others).

Answer with one JSON object:
{
 "rivals": { "lead": "…", "position": "…", "list": [{ "name": "…", "names": ["…"], "why": "…", "fails": "…", "answer": "…", "wins": "…", "dangerous": false }] },
 "rules": [{ "gate": true, "what": "…", "who": "…", "first": "…" }],
 "problem": { "scene": ["…", "…"], "nothing": "…" },
 "buyers": [{ "who": "…", "how": "…" }],
 "solution": { "promise": "…", "parts": ["…"], "now": ["…"], "against": "…" },
 "product": { "first": ["…"], "leave": [{ "what": "…", "why": "…" }], "next": [{ "name": "…", "during": "…", "what": "…", "gate": "…" }] },
 "systems": [{ "part": "…", "job": "…", "choice": "…" }],
 "build": { "is": "tool", "what": "…", "features": ["…"], "records": ["…"] },
 "work": { "day": ["…"], "limit": { "head": "…", "say": "…", "so": "…" }, "skills": [{ "skill": "…", "why": "…", "how": "…" }] },
 "doubt": { "short": "…", "case": ["…"], "unless": "…", "kill": [{ "by": "month 6", "if": "…" }] },
 "days": [{ "day": 7, "do": "…", "count": "…", "pass": "…", "ends": "problem" }],
 "questions": [{ "ask": "…", "why": "…" }],
 "says": ["…"]
}
- rivals: four to six alternatives as the customer sees them; doing nothing or doing it oneself first; then the real ones: kinds of firm with "names" of firms, products and bodies that surely exist and serve this place or this customer, also of the very same kind as the founder's; every name that an expert would mention; none that you are not sure of; no figures about them. why, fails, answer and "wins" (where it stays the better choice) in one sentence of at most sixteen words each. Exactly one is dangerous.
- rules: what decides whether one may start at all comes first with gate true: the law, licence, registration, standard or body BY ITS NAME in this country and state, who grants it, what to do first. Then insurance, tax, labour, data or product rules that really touch this business. Where you are not sure of a detail, name whom to ask. Three to six; "what" in at most thirty words, "first" in at most sixteen. Numbers of laws and standards may be written.
- problem: scene: one or two sentences in which the customer feels it; nothing: what leaving things as they are costs. buyers: two to four groups, who decides and how they buy.
- solution: what exactly is sold (three to five parts, a sentence each) and why now (one to three); "against": the strongest thing that speaks against it now.
- product: first: what the first sold version holds, five to nine short phrases; leave: one to four things to leave out for now and why; next: two to four steps with a gate that can be checked.
- systems: three to six tools or machines this business really runs on, with concrete choices. build: is 'product' where software is what is sold, else 'tool': a booking page, an order tracker, a site. features from: ${FEATURE_IDS.join(', ')}. records: three to eight nouns.
- work: day: how a day or a batch really runs, with the loss, the waiting, the season, in two or three sentences; limit: what binds first (head: a short sentence; say: what binds; so: what to do about it); skills: one to four that the founder lacks and how to get them.
- doubt: the strongest case against the plan in two to four sentences, what would have to be true for it to be wrong, and two to four lines at which to stop.
- days: five or six tests within ninety days for exactly this business, each with what to do, what to count and when it has passed; ends: the section that it belongs to (problem, solution, market, competition, product, model, pricing, go-to-market, operations), each section at most once. The first one is for this week.
- questions: three that would change the plan most, each with why.
- says: every other thing an expert of this trade would surely raise for this founder (traps in the unit economics, season, cash timing, quality, spoilage, insurance, contracts, the wrong measure): four to eight sentences.

Write plain modern business English: subject, verb, object; concrete nouns of the trade; no sentence that would fit another business; 'you' for the founder. No digits except in names of laws, standards and products; a figure of the founder's is named in words ('your fee', 'the deposit you took'). American spelling in the Americas, British elsewhere. True things only.`,
} as const
