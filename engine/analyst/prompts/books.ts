// The second question, first half: the books of this one business. Change the version with every change of the words.
import { MECHANISMS } from '../../read/reading.ts'

export const BOOKS = {
  version: 3,
  task: `You set up the books of one founder's business for a plan over 36 months, as an experienced operator of exactly this kind of business would. A program computes profit, cash, balance sheet, tax, break-even, scenarios and every sentence's figures from them; you never compute a result yourself.

The data: "brief" (the founder's words), "reading" (what was read: figures f0, f1 … each with quote, value, unit, role and status; checks that were made) and "examples" (two similar kinds of business from a library: levels of numbers to compare with, not to copy).

Answer with one JSON object:
{
 "kind": "…",                 // what such a business is called by people in the trade, at most eight words, lower case
 "business": "…",             // what one such business is: 'a van that tests hearing at sawmills'
 "sale": ["…", "…"],          // what is sold, one and many: ["visit", "visits"]
 "customer": ["…", "…"],      // who pays, one and many: ["mill", "mills"]
 "thesis": ["…", "…", "…"],   // the central argument in three sentences: why this can work, what binds it, what decides it. Figures only as {{id}}
 "startsIn": 3,               // calendar month of plan month 1
 "startsYear": 2027,          // its year, where a date in the brief tells it; else null
 "numbers": [ … ], "streams": [ … ], "costs": [ … ], "purchases": [ … ], "posts": [ … ], "money": [ … ],
 "receivableDays": 0, "payableDays": 15,
 "taxRate": "tax",            // share of the profit to be set aside for tax: company tax, or what a sole trader or partners pay on it in person (income tax and contributions, beside other income where the brief tells of it); "0" only where so little is earned that none is due
 "market": [ … ], "channels": [ … ], "options": [ … ], "risks": [ … ]
}

NUMBERS: every number that anything below is made from, each declared once, twenty-five to fifty in all, fewer where the business is simple:
{ "id": "price", "label": "Price of one visit", "unit": "money", "per": "visit", "figure": 3 }                    // it IS the founder's figure f3
{ "id": "rent", "label": "Rent a month", "unit": "money", "per": "month", "make": "f7 / 12" }                     // follows from figures and other numbers
{ "id": "visits-12", "label": "Visits in month 12", "unit": ["visit", "visits"], "value": 46, "low": 30, "high": 60, "why": "…" }   // assumed: value with the range in which the truth lies, and in at most fifteen words what it rests on
- unit: money (in the plan's currency, whole units, not thousands), share (0.4 is 40%), times, hours, days, weeks, months, years, or [one, many] for what is counted.
- A figure in another currency is multiplied with a rate of exchange that you declare (unit times), before it meets amounts of the plan.
- Every figure of the founder's that can drive the plan is used as it stands. What was read with status goal or claim is tested against the checks first: where the founder's own sums contradict it, plan what can hold and say why. Never use a competitor's price, a hope or an unpaid list as revenue.
- The base case rests on what is lawful, likely and payable. Where the founder's way needs a permit, a vehicle, a customer or a yes that is in doubt, the books take the way that needs none (hire, subcontract, wait, a smaller start), with its price, and the founder's way is an option.
- Everything else is assumed at the level that is usual for this trade in this country, with the true local taxes, fees and wages in mind. 'why' names what it rests on, in words; no digits. All texts are printed for the founder: 'you', never 'she' or 'he'.
- Make as many intermediate numbers as a good argument needs (hours a week, trips a day, what one customer leaves in a year, money short at the start): the plan can quote every one of them. Formulas: + - * / and brackets, min(a, b), max(a, b), ceil(x) and floor(x) (whole trips, whole staff) over ids, f-figures and plain constants (12, 52). In formulas 40% is 0.4. Amounts of money never stand as constants in a formula: declare them.

STREAMS: one for each thing that is sold at its own price, at most six, the main one first:
{ "id": "visits", "label": "Hearing test days", "mechanism": "service-visit", "unit": ["day", "days"], "counts": "sales", "price": "price", "cost": "day-cost", "fee": "0", "volume": [{ "month": 1, "amount": "days-1" }, { "month": 12, "amount": "days-12" }, { "month": 36, "amount": "days-36" }], "capacity": "days-most", "season": [1,1,1,1,1,1,1,1,1,1,1,1], "onAccount": true, "stockMonths": 0 }
- counts: sales (volume = sold in that month at a normal season) or customers (volume = customers who pay every month, at the end of that month; then "churn" is the share leaving a month).
- mechanism: ${MECHANISMS.join(', ')}.
- price and cost of one (materials, direct work paid by the piece, fees other than card fees, freight, spoilage), as ids or formulas. fee: what a payment provider keeps, as a share of the price; "0" for cash, bank transfer and invoices. People on monthly pay are posts, not costs of one.
- volume: straight lines between the points; with "steps": true each amount holds until the next point and nothing is sold before the first, for trips, harvests, terms and contracts that begin on a date. A running business starts in month 1 where its own books stand today. It grows only as fast as the channels, the season, the capacity and the money allow: what the second and third year add is won by the same channels at about the same pace, and customers who come back; many good plans grow slowly. What is sold follows the dates of the plan: permits, machines and approvals come before the sales that need them.
- season: twelve factors from January to December by which the volume of each month is multiplied, where sales differ by month; 1 is a normal month, 0 a closed one. What is sold in a month is volume times season: no more than the people, seats or hours of the books can make true. onAccount: paid on invoice.
- A price that changes later is a second stream that takes over: the first one's volume goes to 0 where the second one's begins.

COSTS: running costs a month, each { "id": "insurance", "label": "…", "group": "operations", "monthly": [{ "month": 1, "amount": "insurance" }] }; groups: marketing, premises, technology, operations, professional, other. Include marketing (what the channels cost), insurance, vehicles, software, bookkeeping, licences, maintenance, bad debts where they matter; an amount holds until the next point, and a first point after month 1 has nothing before it; what is paid in certain months only gets its amount there and 0 in the month after.
PURCHASES: { "id": "van", "label": "…", "amount": "van-price", "month": 1, "years": 6 }: bought once, also deposits and fit-out. years: how long it serves; 0 for what is spent and not owned (registration, lawyer, training, opening stock of leaflets). What the founder owns already is not bought again. What the founder only asks about is in the plan where you would advise it, and else an option.
POSTS: { "id": "founder", "role": "…", "isFounder": true, "count": [{ "month": 1, "amount": "1" }], "monthlyPay": "founder-pay", "onCost": "0", "why": "…" }: pay on the payroll. onCost: the employer's contributions as a share of pay (pension, social insurance, accident cover), each counted once; "0" on what an owner draws. The founder's pay is what the business can carry and still keep a reserve of about two months of costs at its lowest, said plainly; 0 while somebody has another job.
MONEY: { "id": "savings", "label": "…", "kind": "own", "amount": "cash", "month": 1, "status": "in-hand" }: own money, equity, grants, loans (with "rate" as a number id, "months", "graceMonths"). Only what is certain is in-hand or promised; an offered loan that the plan takes is promised; a grant applied for is left out. The money has to last through the lowest month with a reserve: what still has to be found is a line of its own with status sought, of a kind and size that this founder could really get; where nobody would give it, plan less instead. At most one loan; a credit line is part of its amount. The founder's own offers and expectations of money (a bank's loan, a relative) appear here as they are, promised or sought, or are refused with the reason in the thesis.

MARKET: three to six steps from countable things to money: { "what": "Sawmills within two hours", "make": "mills", "unit": ["mill", "mills"] }, and money steps marked { …, "unit": "money", "is": "TAM" }, then "SAM", then "SOM" (SOM: leave "make" as "0"; the program puts the third year's revenue there). Each step smaller than the one before; TAM and SAM in money a year. Count the founder's own area first, and narrow it by the founder's own rates (who asked, tried, paid), lowered for strangers, as numbers.
CHANNELS: three to five ways to win customers in the first year: { "id": "calls", "name": "…", "how": "…", "reached": "mills called", "reach": "calls-reach", "wins": "calls-share", "cost": "calls-cost" } with ids of numbers (people or firms reached in a year; share of them won; money a year, 0 where it costs only time). how: two sentences: what exactly is said or shown, by whom, when. Together they win about as many new customers as the volume of year one needs.
OPTIONS: for every decision that the founder asks about or that the plan turns on (buy or rent, price up, hire, fewer, wait, take the loan), what changes: { "id": "no-truck", "name": "Without the second truck", "set": [{ "number": "second-truck", "to": "0" }] }. To make that possible declare switches (0 or 1, unit times, with low 0 and high 1) and multiply with them in amounts and paths. An option changes all that would follow from it except the founder's pay: options are compared by what they leave before that pay.
RISKS: five to seven, each { "name": "…", "likely": "high", "sign": "…", "answer": "…", "moves": "days-12 low" }: what can really go wrong in this business, the first sign of it, what the founder does then. moves: the number that this risk really moves, with 'low' or 'high', where that end is as bad as the risk is; a bad season or a lost customer deserves a number of its own (share of sales lost in such a year, value 0). The volumes, prices and costs that the risk would hit are made from that number, so that its effect is the true one. The gravest risk always has a number, and is an option as well. Empty only where no number says it.

Before you answer, run the year in your head: does month 1 agree with what the founder says of today? does money in hand carry the purchases? do costs a month against what sales leave give a believable profit for this trade? can the people do the hours? is the wage legal there? Correct what does not.`,
} as const
