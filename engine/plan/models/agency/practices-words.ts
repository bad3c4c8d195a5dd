// Firms that live on words.
import type { Practice } from './practice.ts'

export const WORDS: Practice[] = [
  {
    cues: /\b(copy-?writ\w+|ghost-?writ\w+|content (?:agency|writing|marketing)|pr (?:agency|firm)|public relations|press|posts|linkedin|speech-?writ\w+|editorial|technical writing|grant writing)\b/i,
    noun: 'writing house',
    work: { one: 'month of texts', many: 'months of texts' },
    bills: 'retainer',
    rate: [60, 95, 150],
    fee: [900, 2_000, 5_000],
    outside: [0.03, 0.05, 0.1],
    hand: { role: 'Writer', like: 'marketer', dollars: 66_000 },
    scene:
      'Those who have something to say have no hour to write it, and whoever has the hour has nothing to say. So the page stays empty, or is filled with sentences that could stand on any other.',
    nothing:
      'Silence is cheap. It costs an invitation to the table, a call from a journalist, an applicant who had never heard the name: things one does not notice missing.',
    asked:
      'what was last published under their name, who wrote it, what came of it, and which text they have owed somebody for months',
    groups: [
      [
        'heads of firms who are asked to speak',
        'They have opinions and a full diary. An interview of half an hour is all the time there is.',
      ],
      ['experts whose work nobody outside understands', 'Their buyers are laymen who sign.'],
      [
        'firms before a round, a tender or a crisis',
        'The text has a date, and somebody will read it against them.',
      ],
    ],
    signs:
      'The person whose name stands under the text signs, and hears first whether it sounds like them. Tone decides; price comes up later.',
    season:
      'Autumn conferences and the new year fill the diary. In high summer nobody publishes and nobody reads.',
    method:
      'One recorded talk a fortnight becomes everything else: the post, the column, the letter. The client corrects what is wrong, never how it is put, and nothing appears without a yes.',
    pilot: 'one talk and three texts from it',
    features: [
      'a recorded talk every fortnight',
      'a page on how this person speaks',
      'drafts within three working days',
      'one correction round',
      'a calendar with dates that matter to the reader',
      'a file of claims with their proof',
    ],
    rivals: [
      [
        'Do nothing: publish when there is time',
        'honest, and free',
        'there is no time',
        'take half an hour, not half a day',
      ],
      [
        'A language model and an assistant',
        'instant, nearly free',
        'sounds like everybody',
        'start from a voice and facts it cannot know',
      ],
      [
        'A public-relations firm',
        'knows the editors',
        'sells access and delivers releases',
        'write what an editor wants to print',
      ],
      ['A journalist on the side', 'writes well', 'conflict of interest, and late', 'dates in the contract'],
    ],
    danger: 'the language model that has been fed with the client’s own recordings',
    leftOut: [
      ['guaranteed mentions', 'whoever sells them buys them'],
      ['fake accounts and bought reach', 'it ends clients'],
      ['translation', 'a voice does not survive it in our hands'],
    ],
    whyNow: [
      'Machines have made smooth text worthless, so a recognisable voice with a real fact in it stands out more than it did.',
      'Buyers look a person up before a meeting; an empty page is an answer.',
    ],
    against: 'Many who used to ask for texts now type a prompt, and they will not come back.',
    run: 'A talk on Monday, a draft on Thursday, a correction over the weekend, publication on Tuesday at breakfast. Eight clients make eight talks and no free fortnight.',
    neck: {
      what: 'the ear of the writer',
      because: 'a voice is learned by one person and cannot be handed over in a note',
    },
    leak: 'Hours leak while a draft waits: after ten days it has to be read, warmed up and made current again.',
    proof:
      'Clients’ colleagues get five texts, two of them ours, and guess. If they pick ours out more often than chance would, the voice page is rewritten before more is published.',
    tools: [
      ['recorder', 'talks and their transcripts', 'a call recorder with storage in the client’s region'],
      ['desk', 'drafts, versions, the written yes', 'a shared editor with named approval'],
      ['claims file', 'each figure with its source', 'one table for a client, checked before each text'],
    ],
    guard:
      'Recordings hold what the client would not print. They are deleted when the text is out, and writers sign for silence.',
    ways: [
      'Readers who ask who helped',
      'Assistants and press officers who recommend',
      'Our own fortnightly letter, as a sample',
    ],
    hazard: [
      'A text says something untrue',
      'a correction in public',
      'claims file and a written yes before each publication',
    ],
    sceptic:
      'The buyer is vain, busy and disloyal, and the product has a free rival in every browser. When budgets shrink, silence is the first saving and nobody complains.',
  },
  {
    cues: /\b(translat\w+|locali[sz]ation|interpret(?:ing|ers?)|subtitl\w+|languages? services?|proof-?reading|transcription)\b/i,
    noun: 'translation office',
    work: { one: 'job', many: 'jobs' },
    bills: 'project',
    rate: [40, 60, 95],
    fee: [250, 700, 2_500],
    outside: [0.1, 0.18, 0.28],
    hand: { role: 'Translator', like: 'marketer', dollars: 55_000 },
    scene:
      'The manual was put through a machine and reads well. On page forty a valve is to be opened that has to be shut, and nobody in the building speaks the language well enough to notice.',
    nothing:
      'A machine’s text costs nothing and is right most of the time. What the rest costs depends on the text: a smile on a menu, a recall on a label, a lost case in a contract.',
    asked:
      'what they had translated last, by whom or what, who checked it, and what a mistake in it would have cost',
    groups: [
      [
        'makers whose labels and manuals are law in another country',
        'A wrong word stops a shipment. They buy certainty and a name on a certificate.',
      ],
      [
        'clinics, courts and offices with people in front of them',
        'The talk is at ten on Thursday, with or without us.',
      ],
      ['shops that sell abroad', 'They translate thousands of lines and care about the ten that sell.'],
    ],
    signs:
      'A product or quality manager signs, who cannot judge the result and therefore judges the process.',
    season:
      'Catalogues and tenders fill spring and autumn; courts and clinics never stop; December is all urgent.',
    method:
      'A machine drafts, a person who knows the trade corrects, a second reads only what can hurt: figures, warnings, names. Every client’s words go into one list that the next job obeys.',
    pilot: 'a check of one text that a machine has already done',
    features: [
      'a list of the client’s own words',
      'draft by machine, corrected by a specialist',
      'second reader for figures and warnings',
      'a fixed price by risk, not by word',
      'a certificate where one is asked for',
    ],
    rivals: [
      [
        'Do nothing: the machine’s text as it is',
        'free and instant',
        'wrong where it matters, fluently',
        'read only the pages that can hurt',
      ],
      [
        'A colleague who speaks it',
        'knows the product',
        'has another job and no second reader',
        'give that colleague the final word',
      ],
      [
        'A large language company',
        'every language, a portal',
        'whoever was free took it',
        'the same two people every time',
      ],
      [
        'A freelancer found online',
        'cheap and often good',
        'ill in the week of the tender',
        'a stand-in who has read the word list',
      ],
    ],
    danger: 'the machine that learns to say when it is unsure',
    leftOut: [
      ['literature', 'lovely, and paid in copies'],
      ['languages without a second reader', 'one person’s mistake would go out with our stamp'],
      ['prices by the word', 'they fall every year and pay for length'],
    ],
    whyNow: [
      'Drafts cost nothing, so firms translate far more than before and check less of it.',
      'Rules on labels and accessibility ask for the local language from sellers of any size.',
    ],
    against: 'The price of a plain word is on its way to nothing, and most buyers still think in words.',
    run: 'A file comes in by nine, is sorted by risk by ten, drafted by eleven; correction takes the day and the second reader the next morning.',
    neck: {
      what: 'specialists who know the trade and the language',
      because: 'there are few in any country and all have other clients',
    },
    leak: 'Hours leak into formats: tables that break, texts inside pictures, a new version at noon.',
    proof:
      'Every month two finished jobs are sent unsigned to a specialist abroad. A mistake in a figure or a warning stops that pair of hands until the cause is known.',
    tools: [
      [
        'memory',
        'sentences and words already decided, by client',
        'a hosted translation memory with separate stores',
      ],
      [
        'draft machine',
        'first version under contract, no training on our texts',
        'a paid interface, never the free page',
      ],
      ['sorting desk', 'risk, reader, deadline', 'a board with three lanes'],
    ],
    guard:
      'Tenders and patients’ letters pass through here. Free machines are forbidden by contract, and files are deleted after the complaint period.',
    ways: [
      'Lawyers and engineers who certify the rest',
      'Export desks of the chamber of commerce',
      'A free check of one page a machine did',
    ],
    hazard: [
      'Clients move to the machine for good',
      'orders become shorter and rarer',
      'prices by risk, and the checking of machine text as a product',
    ],
    sceptic:
      'The product is being given away by firms with more money than countries. What remains is fear of mistakes, and people buy fear only after one.',
  },
]
