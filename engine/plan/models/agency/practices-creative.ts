// Firms that make things people look at.
import type { Practice } from './practice.ts'

export const CREATIVE: Practice[] = [
  {
    cues: /\b(brand(?:ing|s)?|graphic design\w*|design (?:studio|agency)|logos?|packaging design|identity|web ?design\w*|ux|ui design)\b/i,
    noun: 'design studio',
    work: { one: 'brand', many: 'brands' },
    bills: 'project',
    rate: [65, 100, 160],
    fee: [3_500, 8_500, 22_000],
    outside: [0.05, 0.09, 0.15],
    hand: { role: 'Designer', like: 'designer', dollars: 61_000 },
    scene:
      'The logo came from a friend, the menu from a printer, the website from a kit, and each says something else. Nobody minds until the first buyer of a chain asks to see the range on a shelf.',
    nothing:
      'Looking improvised costs nothing a month. It costs the listing that went to the other sample, and the better price that people pay for something that looks meant.',
    asked:
      'what they last paid for anything designed, who chose it, what they would change, and which occasion would make them do it',
    groups: [
      [
        'founders before a launch with a date',
        'The printer’s deadline decides. They need a decision a week and somebody who makes them take it.',
      ],
      [
        'owners who have just lost a pitch on looks',
        'They hold the winning rival’s package in their hand while they call.',
      ],
      ['firms that merged or moved', 'Every sign has to change anyway.'],
    ],
    signs:
      'The founder signs, alone and with feeling; a committee of family and investors then reopens what was signed.',
    season:
      'Projects start in January and September. Launch dates before the holidays fill the autumn; July is for our own portfolio.',
    method:
      'Three weeks, three decisions: what is said, what is seen, what is used. After each the client signs one page, and whoever was not in the room has to live with it.',
    pilot: 'one package or one page, finished, in ten days',
    features: [
      'a morning with customers’ own words',
      'two directions, never five',
      'a kit the printer can use without a call',
      'templates the client can fill alone',
      'one round of changes for each decision, in the price',
    ],
    rivals: [
      [
        'Do nothing: the friend’s logo',
        'paid for, and grown dear',
        'says hobby to a buyer',
        'photograph it on a shelf beside the rivals',
      ],
      [
        'A template kit',
        'an evening and a few coins',
        'the competitor bought the same',
        'use it for the rest, and draw the one thing that is seen',
      ],
      [
        'A freelance designer',
        'half the price, direct',
        'vanishes after delivery',
        'two people on each job and a file that lives',
      ],
      [
        'A large agency',
        'awards on the wall',
        'pitches with partners, delivers with interns',
        'who sells it draws it',
      ],
    ],
    danger: 'the image generator in the hands of a client with taste',
    leftOut: [
      ['unpaid pitches', 'they give the only thing we sell away, to somebody who collects'],
      ['websites with a shop behind them', 'the code outlives the drawing and calls at night'],
      ['endless rounds', 'the fourth is about somebody who was not in the room'],
    ],
    whyNow: [
      'Shops and delivery apps show a product as a thumbnail: recognition in a second has become a condition of being ordered.',
      'Generators make drafts free, so clients arrive with pictures and need somebody to choose.',
    ],
    against:
      'The same generators tell clients that drawing is cheap, and the first talk now begins with a lower number.',
    run: 'Monday shows, Wednesday decides, Friday finishes. A job that has no decision by Wednesday waits a week, and so does the next one.',
    neck: {
      what: 'the client’s decision',
      because: 'nothing can be drawn further while the family still votes',
    },
    leak: 'The margin leaks through rounds: a small change after sign-off, then another, each an hour with setting up.',
    proof:
      'Each finished design is put before fifteen strangers for five seconds. If fewer than ten can say what is sold and to whom, the second decision is taken again at our cost.',
    tools: [
      [
        'canvas',
        'drawings, versions, comments',
        'the shared drawing tool clients can open without an account',
      ],
      ['sign-off', 'one page for each decision, signed', 'a form with a date and two options'],
      ['archive', 'final files, fonts, licences', 'one folder a client owns from the first day'],
    ],
    guard:
      'Launch plans are worth more than the drawing: names and packages stay off portfolios until the client has published them.',
    ways: [
      'Printers and makers who see the files first',
      'Founders one client sits with',
      'Before-and-after pictures of one finished shelf',
    ],
    hazard: [
      'Rounds without end',
      'a comment by somebody never met',
      'the third round has a price on the order form',
    ],
    sceptic:
      'Taste does not scale and cannot be checked before buying. The founder’s eye is the product; whoever is hired draws the second-best work under the first-best price.',
  },
  {
    cues: /\b(marketing|seo|ads?|advertis\w+|ppc|social media|lead generation|growth agency|email campaigns?|influencer|search engine|campaigns?)\b/i,
    noun: 'marketing agency',
    work: { one: 'month of campaigns', many: 'months of campaigns' },
    bills: 'retainer',
    rate: [65, 105, 165],
    fee: [900, 2_400, 6_500],
    outside: [0.07, 0.11, 0.18],
    hand: { role: 'Campaign manager', like: 'marketer', dollars: 70_000 },
    scene:
      'Money goes out on clicks every day, a chart goes up, and at the end of the quarter nobody can say which customers came because of it. The last agency sent a report of thirty pages.',
    nothing:
      'Without it the telephone rings as often as last year, and the competitor’s a little more. The loss hides in calls that never came, so it appears on no list.',
    asked:
      'how their last ten customers heard of them, what was spent on advertising in that time, and why they left the last agency',
    groups: [
      [
        'owners who have been burnt by an agency',
        'They know what they paid and not what they got. They want to see one number, and to be able to leave.',
      ],
      [
        'firms with empty capacity on a known day',
        'An idle chair on Tuesday has a price. Filling it can be measured within weeks.',
      ],
      ['firms that live from one channel', 'When it changes its rules on a Thursday, they call on Friday.'],
    ],
    signs:
      'The owner or marketing head signs, under the eyes of somebody who asks for customers and not for clicks.',
    season:
      'Budgets are divided in November and reviewed after the first quarter. Retail goes quiet in January, services in August.',
    method:
      'One channel, one offer, one number agreed in writing: enquiries from people who could buy. Everything that does not move it within eight weeks is stopped, also when it is pretty.',
    pilot: 'a four-week test of one offer in one channel',
    features: [
      'calls and forms counted by where they came from',
      'one offer page for each audience',
      'two tests a month, with a verdict',
      'a weekly page with one number',
      'accounts in the client’s own name',
      'notice of one month',
    ],
    rivals: [
      [
        'Do nothing: word of mouth',
        'free, and the best customers come by it',
        'cannot be turned up in a bad month',
        'measure it, then ask for it on purpose',
      ],
      [
        'The owner’s nephew with a telephone',
        'cheap and quick',
        'posts, and sells nothing',
        'let him post; take the enquiries',
      ],
      [
        'A larger agency',
        'case studies and a team',
        'the small account gets the trainee',
        'name who works on it, in the contract',
      ],
      [
        'The platforms’ own automatic campaigns',
        'set up in an hour',
        'spend the budget to its end, always',
        'feed them with sales, not clicks',
      ],
      [
        'A marketer on the payroll',
        'knows the house',
        'one person, six crafts',
        'stay until that person is worth hiring, and help to find them',
      ],
    ],
    danger: 'the platform that no longer needs anybody between its advertiser and its machine',
    leftOut: [
      ['a share of the advertising money', 'it pays us for spending more'],
      ['guaranteed rankings', 'nobody can keep that promise'],
      ['a second client in the same street', 'they would bid against each other with our help'],
    ],
    whyNow: [
      'Platforms have automated the turning of knobs; the offer and the measuring are what is left to be good at.',
      'Tracking across sites is dying, so firms that count their own enquiries know more than those who bought reports.',
    ],
    against:
      'Clicks become dearer year by year and clients remember the old price; part of the fee is eaten before we arrive.',
    run: 'Monday reads last week’s number, Tuesday writes two tests, Wednesday to Friday run them. Once a month the client decides what is stopped.',
    neck: {
      what: 'attention to a single account',
      because: 'after about eight accounts a manager reports instead of thinking',
    },
    leak: 'Hours leak into reports, into pictures for posts nobody asked for, and into meetings about the colour of a button.',
    proof:
      'After eight weeks the enquiries of each pilot client are laid beside the eight weeks before. Fewer than a quarter more, and the client may leave without paying the last month.',
    tools: [
      ['counting', 'calls, forms and sales by origin', 'call tracking and the client’s own order list'],
      ['pages', 'one offer each, changed within the hour', 'a hosted page builder in the client’s account'],
      ['campaign log', 'what was changed, why, and what followed', 'one shared sheet, a line a change'],
    ],
    guard:
      'Customer lists uploaded to a platform are gone; nothing is uploaded that people have not agreed to, and access ends on the day the contract does.',
    ways: [
      'Owners one client brings along',
      'A free count of where their last ten customers came from',
      'Talks at the breakfast of a single trade',
    ],
    hazard: [
      'A platform changes its rules',
      'cost an enquiry up by a third within a week',
      'two channels for each client by month six',
    ],
    sceptic:
      'There are more agencies than reasons to choose one. What works is copied by the platform, what does not is blamed on the agency, and the average client is looking for the next one while the contract is being signed.',
  },
  {
    cues: /\b(video|film production|animation|motion|podcast production|photograph\w*|production (?:studio|company)|explainer|game art|3d|vfx|audio production)\b/i,
    noun: 'production studio',
    work: { one: 'film', many: 'films' },
    bills: 'project',
    rate: [60, 95, 150],
    fee: [2_500, 6_500, 18_000],
    outside: [0.12, 0.2, 0.3],
    hand: { role: 'Editor', like: 'designer', dollars: 60_000 },
    scene:
      'Everybody agrees that it should be shown and not told. Then come the quote, the actor, the rain date and an opinion from the next floor, and the film is still not there when the fair opens.',
    nothing:
      'Without a film the salesperson explains the same thing four times a day. It works, as long as there are enough salespeople and buyers with patience.',
    asked:
      'what they filmed last, what it cost in the end against the quote, how many people saw it through, and for which date the next is needed',
    groups: [
      [
        'firms with a fair, a launch or a season ahead',
        'A fixed date makes decisions possible and overtime likely.',
      ],
      [
        'firms that explain something invisible',
        'A process, a machine inside a pipe, a service: drawing it is the only way to show it.',
      ],
      ['teams that publish every week', 'They need forty small pieces and no masterpiece.'],
    ],
    signs:
      'Marketing signs for the budget, the managing director for the cut; the second has not read the script.',
    season:
      'Shooting runs from April to October, editing never stops; the weeks before fairs are sold twice, January not at all.',
    method:
      'The script is signed before a camera is unpacked, because a word costs nothing to change and a shot costs a day. One day of shooting is cut into a long piece and a dozen short ones.',
    pilot: 'one half-minute piece from material that exists',
    features: [
      'script and storyboard with a signature',
      'one shooting day with a rain date',
      'a rough cut for content, a fine cut for taste',
      'versions for each screen',
      'rights for music and faces in writing',
    ],
    rivals: [
      [
        'Do nothing: slides and a salesperson',
        'it sells today',
        'it sells one at a time',
        'film the best salesperson’s four minutes',
      ],
      [
        'The intern with a telephone',
        'real, quick, free',
        'sound, light and the third month',
        'train them for the daily, keep the yearly',
      ],
      [
        'A generated film',
        'minutes, no actor',
        'the product looks almost like the product',
        'use it for drafts and backgrounds, and say so',
      ],
      ['A big production house', 'cinema', 'cinema prices', 'two people, one van, one day'],
    ],
    danger: 'generated footage that is good enough for a fair’s loop',
    leftOut: [
      ['feature films and festivals', 'they eat the calendar and pay in applause'],
      ['owning rare equipment', 'it is out of date before it is paid; hire it by the day'],
      ['weddings', 'other buyers, other weekends, other tears'],
    ],
    whyNow: [
      'Buyers watch before they call, and most of it without sound on a small screen; that is a craft of its own.',
      'Cameras and software that fitted a truck fit a rucksack, so a crew of two is enough for most jobs.',
    ],
    against:
      'Every month generated pictures get nearer to what a small studio charges for, and clients see the demonstrations.',
    run: 'A week of script, a day of shooting, two weeks of cutting, three days of waiting for a signature. Three jobs run at once, and their shooting days must not collide.',
    neck: { what: 'the edit', because: 'a day of shooting makes several at the desk of one person' },
    leak: 'The margin leaks after the rough cut, when somebody important sees it for the first time.',
    proof:
      'Ten people from the audience watch the cut without being told what it is for. If fewer than seven can repeat the one thing it should say, it is cut again before the client sees it.',
    tools: [
      ['review', 'comments on the second they belong to', 'a hosted review link with a closing date'],
      ['storage', 'raw material, twice, in two places', 'two drives and a cloud copy until the last payment'],
      ['rights file', 'faces, music, places', 'a signed form for each shooting day'],
    ],
    guard:
      'Raw footage shows screens, badges and children in the background; it is kept apart from the cut and wiped after the agreed year.',
    ways: [
      'Agencies without a camera of their own',
      'Clients’ suppliers seen on the shooting day',
      'One short piece a week, from our own floor',
    ],
    hazard: [
      'A shooting day fails',
      'a forecast, a cold, a missing permit',
      'rain date and a second person for each role in the order',
    ],
    sceptic:
      'It is hard work at a falling price. The part clients love, the shoot, is the part that machines are learning first; the part they hate paying for is the part that takes the time.',
  },
]
