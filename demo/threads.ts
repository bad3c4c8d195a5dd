// What made-up founders talk about in the community.
import type { Category } from '#features/community/contract.ts'
import { type PastThread, writePastThread } from '#features/community/server/testing/past-threads.ts'
import type { Tx } from '#server/database/connect.ts'
import type { Dice } from './dice.ts'
import type { Story } from './story.ts'

interface Topic {
  category: Category
  title: string
  content: string
  /** An answer that begins with '>' answers the one before it. */
  answers: string[]
}

const TOPICS: Topic[] = [
  {
    category: 'showcase',
    title: 'Tidewatch: first three oyster farms are live',
    content:
      'After four months of talking to growers we have **three farms** on the daily text message.\n\n- Sensors cost us $41 each\n- Two growers found a leak in the salinity probe, which we fixed with wax\n- Nobody opened the web dashboard. Not once.\n\nNext week we drop the dashboard.',
    answers: [
      'Dropping what nobody opens is the best decision in this thread. How do you charge: by farm or by sensor?',
      '>By farm and month. Growers think in seasons, so we bill from April to October only.',
      'What does the message say, word for word? I am building something similar for beekeepers.',
    ],
  },
  {
    category: 'question',
    title: 'How did you find your first ten customers?',
    content: 'Not the first hundred. The first ten. What did you actually do, on which day of the week?',
    answers: [
      'Stood outside a hospital canteen at 1 am with twelve warm lunches. Four of them still order.',
      '>This is the kind of answer I was hoping for. How did you get past security?',
      '>We did not. The nurses came out.',
      'A printed card on the noticeboard of every community garden within cycling distance. 31 cards, 6 calls, 2 customers.',
    ],
  },
  {
    category: 'feedback',
    title: 'My break-even month moved from 14 to 22. Did I do it right?',
    content:
      'I changed the rent from my guess to the real offer I got, and everything moved. The plan says month 22 now.\n\nIs there a usual mistake in the *fixed costs* that I should look for before I panic?',
    answers: [
      'Check whether you count your own salary twice: once in staff and once in drawings. I did.',
      'Month 22 with a real rent beats month 14 with an invented one. Have you asked for three months rent-free? Many landlords expect it.',
      '>I had not. They offered two.',
    ],
  },
  {
    category: 'buildlog',
    title: 'Week 6: the repair counter has a queue',
    content:
      'Second Stitch ran its first Saturday inside the climbing gym. 19 repairs, average ticket $14, longest wait 25 minutes.\n\n1. Zips are two thirds of everything\n2. People want to watch\n3. We need a second sewing machine before we need a website',
    answers: [
      'Point 3 should be printed on a poster.',
      'Do you charge less when people bring the zip themselves?',
    ],
  },
  {
    category: 'growth',
    title: 'We doubled our price and lost one customer of forty',
    content: 'I was afraid of this for a year. The one who left had asked for a discount every single month.',
    answers: [
      'How did you tell them? By letter, or one by one?',
      '>One by one, by phone, with the date and the reason. It took two afternoons.',
    ],
  },
  {
    category: 'automation',
    title: 'Invoices from photos: what worked and what did not',
    content:
      'For market traders we read about 200 receipts a week. Totals are right in 96 of 100. **Dates are the problem**: thermal paper fades.\n\nWhat helped most was asking for the photo on the same day.',
    answers: ['Have you tried asking for the *weekday* as a check? It catches most wrong dates.'],
  },
  {
    category: 'general',
    title: 'What is on your desk that you would buy again?',
    content: 'Mine: a paper wall calendar for the whole year. It has ended more arguments than any software.',
    answers: ['A kitchen timer.', 'The second chair. People stay when there is one.', '>Stealing this.'],
  },
  {
    category: 'feedback',
    title: 'Which of these two names would you trust with a deposit?',
    content: '**Rooted Rent** or **Steady Key**. We insure deposits of people who share flats.',
    answers: ['Rooted Rent. The other one sounds like a locksmith.', 'Same. Is the domain free?'],
  },
  {
    category: 'question',
    title: 'Does anybody sell to small councils?',
    content:
      'We plan mowing for councils with fewer than five people in the parks team. Who signs? How long does it take?',
    answers: [
      'Below the tender limit the head of department signs. Ours took eleven weeks, of which nine were holidays.',
      'Offer a trial that ends before the budget round in September.',
    ],
  },
  {
    category: 'showcase',
    title: 'A canal barge that roasts coffee',
    content: 'First 60 subscriptions sold along the towpath. The smell does the marketing.',
    answers: ['Which roaster fits below deck? And what does the insurance say?'],
  },
]

const DAY_MS = 86_400_000

/** The oldest first. Who wrote and who voted are customers who had joined by then. */
export async function writeThreads(
  tx: Tx,
  { customers }: Story,
  { dice, now, memberId }: { dice: Dice; now: Date; memberId: string },
): Promise<void> {
  const people = customers.filter(({ isGuest, hasLeft }) => !isGuest && !hasLeft)
  for (const [i, topic] of TOPICS.entries()) {
    const createdAt = new Date(now.getTime() - (TOPICS.length - i) * 2.3 * DAY_MS - dice.below(DAY_MS))
    const there = people.filter((one) => one.createdAt < createdAt).map(({ id }) => id)
    // One is the member's own, so that their bell and their edits have something to be about.
    const author = i === 2 ? memberId : dice.pick(there)
    await writePastThread(tx, threadOf(topic, { dice, createdAt, there, author }))
  }
}

interface Circle {
  dice: Dice
  createdAt: Date
  there: string[]
  author: string
}

function threadOf(topic: Topic, { dice, createdAt, there, author }: Circle): PastThread {
  const votesOf = (most: number) => {
    const voters = [...new Set(Array.from({ length: dice.below(most) + 1 }, () => dice.pick(there)))]
    const down = voters.filter(() => dice.happens(8))
    return { up: voters.filter((one) => !down.includes(one)), down }
  }
  const comments: PastThread['comments'] = []
  for (const [i, answer] of topic.answers.entries()) {
    const isReply = answer.startsWith('>')
    const isAuthors = isReply && dice.happens(70)
    comments.push({
      id: dice.uuid(),
      authorId: isAuthors ? author : dice.pick(there),
      content: isReply ? answer.slice(1) : answer,
      createdAt: new Date(createdAt.getTime() + (i + 1) * 47 * 60_000 + dice.below(1_000_000)),
      parentId: isReply ? comments.at(-1)?.id : undefined,
      votes: votesOf(6),
    })
  }
  const { category, title, content } = topic
  return {
    id: dice.uuid(),
    authorId: author,
    category,
    title,
    content,
    createdAt,
    votes: votesOf(34),
    comments,
  }
}
