// The first question: what the brief says. Change the version with every change of the words.
import { MECHANISMS, ROLES, STATUSES } from '../../read/reading.ts'

export const READING = {
  version: 3,
  task: `You read a founder's brief the way a sharp, sceptical analyst does, before anybody writes a plan.

Answer with one JSON object:
{
 "language": "en",                       // of the brief: en, es, de, fr, pt or other
 "offer": "…", "payer": "…", "user": "…",// clean English noun phrases, lower case, without the company's name. at most fifteen words. offer fits behind 'The company sells', payer and user behind 'It is sold to' and 'It is used by'. user: empty where it is the payer
 "mechanisms": ["…"],                    // how it earns, the main way first: ${MECHANISMS.join(', ')}
 "country": "KE", "locality": "…",       // ISO 3166 and the town or region; null and "" where the brief does not tell
 "currency": "KES",                      // ISO 4217, of the founder's amounts
 "stage": "idea",                        // idea, trial (used, nobody pays), selling (somebody pays), growing (an established firm)
 "figures": [ … ],
 "checks": [ … ],
 "asked": [ "…" ]                        // every question that the founder puts to us, copied exactly, also those without a question mark
}

FIGURES: every number, amount, percentage, duration, date and number word in the brief, in the order in which they stand, each as
{ "quote": "…", "label": "…", "value": 60, "unit": "money", "per": "crate", "thing": "", "role": "price", "status": "actual", "direction": "to-us", "unsure": false }
- quote: the founder's own words, copied character by character, short: the number with the few words that belong to it. A range is two figures.
- label: what it is, in English, in at most eight words, without the number: 'Price of one crate'.
- value: a plain number (2.5k is 2500, 12 lakh is 1200000, 40% is 40, half is 50) or a date as text (2027-01-31, 2027-01, --06 for June).
- unit: money, share (per cent), hours, days, weeks, months, years, date, measure (kilograms, metres, degrees) or count.
- per: what it is for each of: hour, day, week, month, year, once, or a thing in one or two English words ('crate', 'visit'); empty where it stands alone. thing: for counts and measures the English words that follow the number in a sentence ('repairs', 'litres', 'farmer groups'), else empty.
- role, by what the number IS for this founder, not by its shape: ${ROLES.join(', ')}.
  price: what our customer pays us, also deposits, fees, and what is passed on to others (a premium, a fare). competitor-price: what others charge the same customer. unit-cost: what one unit, visit or litre costs us, and every bill that grows with what is sold or used, also where it comes monthly (model calls, fuel, commission paid). wage: pay of anybody who works for us, by the hour, the shift, the day or the month, also where it grows with what is sold. fixed-cost: monthly or yearly costs other than rent and wages. one-off-cost: bought or to be bought once. equipment-value: owned already. customers-paying: now, past or wished, see status. customers-trial: use it free. interest-shown: waiting lists, letters, people who said yes. audience: followers, visitors, members we can reach. units-sold: jobs, orders, nights, done, planned or announced by a customer. capacity: what can be served, made or held, also how many fit into one room, cabin or vehicle. utilisation: how full. frequency: how often or how much one customer buys, hours a week. cash: own money in hand. loan-offered: the amount of an offered loan; its rate and its term are other. debt: owed already. budget: set aside to be spent. lead-time: delivery, waiting, payment terms, notice. experience: years or past deeds of the founder. market-count: possible customers that can be counted. market-claim: somebody's statistic, or a legal limit. revenue-goal: what the founder means to take in a month, a year or in all; what one sale brings us is a price. margin-claim: profit or share left, as claimed. commission-rate: a share taken by us or by others. technical: sizes, weights, distances, durations of a batch or course. deadline: a date by which something has to be there or at which it is due to happen. age-or-date: ages, and dates of the past. other: all else: rates, terms and down payments of loans, leases and purchases, limits of insurance cover, bad debts and losses, what the customer's own goods fetch, hours of the day, numbers in names of forms, laws and products.
- status: ${STATUSES.join(', ')}. actual: true today. quote: somebody offered it. goal: wished or planned. claim: told by others, or guessed. past: was so.
- direction: to-us or by-us where money flows; leave it out otherwise. unsure: true only where two roles fit equally well, which is rare; other is a role like any other.

CHECKS: what an accountant would do with a pencil before believing the brief, most important first, at most eight. Look for all of these: quantity × price against a stated total; monthly costs × months against cash; money needed against money there; lead time against a deadline; capacity against promised volume; a margin that forgets wages, fees, tax or unpaid hours; parts against their sum; a rate computed from the wrong base; a goal against the people who exist; two figures for the same thing; what the founder takes for granted about insurance, permits, taxes or who pays. Each as
{ "head": "…", "contradiction": true, "figures": [3, 4, 9], "quotes": ["…"], "sums": [{ "name": "billed", "make": "f3 * f4 * 18", "unit": "money" }], "says": "…" }
- head: one plain sentence with the finding, without digits. contradiction: true for everything in the brief that cannot be left standing: figures that disagree with each other, even where a harmless explanation is possible; a minimum, a date, a promise or a need that what is there today does not meet; a plan that cannot work with the founder's own figures; a statement that is not true in fact or in law. False where the sum only shows what follows. All contradictions come first, each as a finding of its own.
- figures: positions in the list above, counted from 0; every figure that the finding is about. quotes: words of the brief without a figure that it is about, copied exactly, such as a statement that is not true; else empty.
- sums: the working, step by step. make: + - * / and brackets over f0, f1 … and plain constants; earlier sums by their name, in lower case with hyphens. A percentage counts as a share in formulas: 40% is 0.4. unit: money, share, hours, days, weeks, months, years, count, or the thing in plural.
- says: one or two short sentences to the founder ('you'), at most forty words: what it means and what to do about it. Figures only as placeholders: {{f3}}, {{billed}}. Never a digit of your own.
- A finding that no sum shows (a date, a rule, a claim) has an empty list of sums.
Only true findings: recompute each one. A harmless rounding is no contradiction.`,
} as const
