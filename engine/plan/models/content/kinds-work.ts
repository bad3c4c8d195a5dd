// What is sold as a thing: an issue on paper, a game, files.
import type { ContentKind } from './kind.ts'

export const WORKS: ContentKind[] = [
  {
    cues: /magazines?|\bprint(ed)?\b|quarterly|zine|publishing house|publisher|periodical/i,
    noun: 'magazine',
    issue: { one: 'issue', many: 'issues' },
    issuesAMonth: 0.33,
    audience: { one: 'follower', many: 'followers' },
    money: {
      copies: {
        label: 'Copies',
        one: 'copy',
        many: 'copies',
        price: [8, 13, 20],
        cost: [0.3, 0.4, 0.5],
        converts: [0.025, 0.045, 0.08],
        stockMonths: 1,
        isLaunched: false,
      },
      sponsors: {
        label: 'Advertising pages',
        thousand: [90, 170, 320],
        counted: 'readers of an issue',
        sees: 0.5,
        kept: [0.75, 0.85, 1],
        sold: [4, 8, 14],
      },
      running: 3_500,
      growth: [240, 330, 420],
      making: [500, 1_000, 2_200],
      equipment: [1_000, 3_000, 7_000],
      help: { role: 'Design and subscriptions', like: 'designer', dollars: 52_000 },
    },
    scene:
      'A subject that is loved is badly served by a feed: pictures the size of a stamp, texts cut for the thumb, nothing that lies on a table a month later. The old titles left the shelf when advertising did. What remains is a pile of links, and nobody collects links.',
    groups: [
      {
        who: 'those who keep every issue',
        why: 'They order the first one for its cover and the second for the shelf. A missing number annoys them, so a subscription sells itself at issue three.',
      },
      {
        who: 'those who buy one for somebody else',
        why: 'They stand in a shop with a birthday in mind. The cover and the paper sell to them; what is inside is read by another person.',
      },
    ],
    nothing: 'They scroll through the same subject for nothing and keep none of it.',
    asked: 'which printed thing they last bought for themselves, what it cost, where it lies now',
    askedGo: 'seven of twenty paid for print on any subject within the year and still have it in the room',
    craft:
      'A page has to justify its paper: a picture that needs the size, a text that is still true in five years, a cover that is recognised from the door. Whatever could have been a post is left out.',
    whyNow: [
      'Short runs have become affordable: a printer who would not answer for a few hundred copies now quotes by the evening.',
      'Shops for objects, clothes and coffee take good magazines on sale or return, which the news trade no longer does well.',
    ],
    against:
      'Paper, postage and returns rise faster than a cover price. Postage abroad can cost as much as the copy.',
    first: [
      'one issue with a theme that holds it together',
      'a cover that is tested on a shelf, not on a screen',
      'orders ahead from the first announcement on',
      'ten shops on sale or return',
      'a small number of full-page advertisements, chosen as carefully as the articles',
    ],
    oneMore: 'each further sixteen pages go to the printer, the translator and the postman at once',
    phases: {
      proof: 'the cover and two spreads shown, orders ahead taken; printing only above the line',
      proved: 'orders ahead pay the printer’s bill',
      open: 'first issue printed, posted, and placed in shops; reorders counted by shop',
      settled:
        'subscriptions over four issues, advertising pages sold by the year, an archive for those who came late',
    },
    leftOut: [
      { what: 'the news trade’s distributors', why: 'they take half, pay late and pulp what is left' },
      { what: 'a paywalled website', why: 'it would be a worse version of what is free elsewhere' },
      { what: 'a monthly rhythm', why: 'at that pace texts are filled in rather than chosen' },
    ],
    rivals: [
      {
        name: 'Do nothing: the feed',
        why: 'free and endless',
        fails: 'nothing of it is kept',
        answer: 'make what is put on a table',
      },
      {
        name: 'The large glossy',
        why: 'in every station, cheap for its weight',
        fails: 'written around advertisers',
        answer: 'fewer pages, all of them wanted',
      },
      {
        name: 'A book',
        why: 'goes deeper, stays longer',
        fails: 'comes once, and no letter arrives in it',
        answer: 'come back four times a year',
      },
      {
        name: 'The club’s bulletin',
        why: 'comes with membership',
        fails: 'minutes and anniversaries',
        answer: 'print what members argue about',
      },
    ],
    danger: 'the brand that starts a lavish free title on the same subject as advertising',
    hardToCopy:
      'A row of spines on a shelf, contributors who give their best pages, shops that reorder. Layout and paper are the printer’s catalogue.',
    misleads:
      'The print run misleads: what lies in a cellar was paid for too. Copies sold in the first six weeks, by shop, decide the next run.',
    priceLead:
      'Readers compare with a paperback and a round of drinks; below that the paper looks cheap, far above it the copy becomes a gift and is bought once.',
    priceTest:
      'Twenty shops get two cover prices, a fifth apart, sorted by town. If the dearer half sells at least nine copies for each ten of the cheaper, the higher price is printed on issue two.',
    ways: [
      {
        name: 'Orders ahead from people who follow the making',
        reached: 'followers of the making',
        converts: [0.02, 0.045, 0.08],
        share: 0.45,
        cost: 0.25,
      },
      {
        name: 'Shops that fit the subject',
        reached: 'people who pick it up in a shop',
        converts: [0.05, 0.1, 0.18],
        share: 0.35,
        cost: 0.45,
      },
      {
        name: 'Contributors’ and subjects’ own circles',
        reached: 'people in their circles',
        converts: [0.005, 0.012, 0.03],
        share: 0.2,
        cost: 0.3,
      },
    ],
    wayNote:
      'Shops are chosen by what else they sell. The founder visits the first ten in person, leaves five copies and comes back after six weeks to count, because a parcel with an invoice is never unpacked.',
    wayGo:
      'Six of ten shops reorder without a reminder. Under three: the cover or the shops are wrong, and no second run is printed.',
    layers: [
      {
        part: 'shop and orders ahead',
        job: 'single issues, subscriptions, addresses',
        choice: 'a hosted shop with labels for the post',
      },
      {
        part: 'layout and archive',
        job: 'pages, pictures with their rights, print files',
        choice: 'usual layout software; a folder for each issue with every licence in it',
      },
      {
        part: 'stock list',
        job: 'copies by place, sale or return, returns',
        choice: 'one sheet, counted on the first of each month',
      },
    ],
    keeps:
      'Picture rights are the one thing that can cost more than printing. Each has a signed sheet with use, time and price before it is laid out.',
    toolTest:
      'A test order from three countries: paid, packed, labelled and delivered undamaged, with the true postage written down.',
    week: 'Ten weeks make an issue: two of commissioning, four of writing and pictures, two of layout, one at the printer, one of packing. The subscriber’s copy leaves before the shop’s.',
    bottleneck:
      'Cash binds before ideas do: the printer is paid when the file is sent, shops pay after they have sold.',
    gap: {
      gap: 'Somebody who sells pages',
      why: 'editors who ask for advertising write kinder about those who pay',
      closedBy: 'a seller on commission who never sits in the editorial meeting',
    },
    decision: 'The run is set by orders ahead times two and not by the printer’s cheaper price for more.',
    risks: [
      {
        name: 'Printer or post fails an issue',
        likelihood: 'medium',
        sign: 'a proof that comes late',
        answer: 'a second printer’s quote in the drawer; two weeks of slack',
      },
      {
        name: 'A picture without rights',
        likelihood: 'low',
        sign: 'a sheet missing at layout',
        answer: 'the page is pulled',
      },
    ],
    sceptic: [
      'Print is where subjects go to be admired and not bought. Friends order issue one, half of them issue two, and issue four pays for the boxes in the hall.',
      'Advertising pages are promised by people who like the idea and cancelled by people with budgets. Each copy loses a third of its price to paper and post before a word has been paid for.',
    ],
    wrongIf:
      'shops reorder unasked, if half of the first buyers take the second issue, and if one advertiser signs for a year',
    kill: [
      {
        when: 'before the printer is booked',
        stopIf: 'orders ahead cover less than half of the printing bill',
      },
      {
        when: 'six weeks after issue two',
        stopIf: 'it has sold fewer copies than issue one did in the same time',
      },
    ],
    steps: [
      {
        day: 10,
        action: 'Print a dummy of cover and eight pages',
        number: 'people who pick it up',
        go: 'ten of thirty passers-by',
      },
      {
        day: 25,
        action: 'Two printers quote three run lengths',
        number: 'cost of a copy',
        go: 'within a tenth of the plan',
      },
      { day: 45, action: 'Take orders ahead', number: 'paid orders', go: 'half of the printing bill' },
      { day: 60, action: 'Visit ten shops with the dummy', number: 'shops that take five', go: 'six' },
      { day: 80, action: 'Sell four advertising pages for the year', number: 'signed', go: 'two' },
    ],
    finding: {
      headline: 'Cash goes out before a copy is sold.',
      text: 'The printer is paid first and the shops pay last, so orders ahead set the size of the run.',
    },
  },
  {
    cues: /\bgames?\b|gaming|wishlists?|steam\b|players?|board ?game|puzzle/i,
    noun: 'game',
    issue: { one: 'release', many: 'releases' },
    issuesAMonth: 0.05,
    audience: { one: 'wishlist', many: 'wishlists' },
    money: {
      copies: {
        label: 'Copies',
        one: 'copy',
        many: 'copies',
        price: [12, 19, 30],
        cost: [0.3, 0.34, 0.4],
        converts: [0.1, 0.18, 0.28],
        stockMonths: 0,
        isLaunched: true,
      },
      running: 7_000,
      growth: [700, 400, 500],
      making: [350, 800, 2_000],
      equipment: [1_500, 3_500, 8_000],
      help: { role: 'Art and programming', like: 'designer', dollars: 58_000 },
    },
    scene:
      'Players of a small genre have finished what there is. Large studios will not make their game, because it sells too few; small ones make it and are never seen, since shops show what already sells. So people replay old favourites and keep lists of games that may come some day.',
    groups: [
      {
        who: 'those who play everything in the genre',
        why: 'They recognise from a ten-second clip whether somebody understands it. They wishlist early, play the demo to its end and write the first reviews, which decide the rest.',
      },
      {
        who: 'those who watch others play',
        why: 'They come through a streamer’s evening. A game that is pleasant to watch gets them; one that is only pleasant to play does not.',
      },
    ],
    nothing: 'They play what they own once more. A backlog costs nothing, and every sale makes it longer.',
    asked:
      'what they last bought in this genre, at what price and in which sale, and what they stopped playing after an hour',
    askedGo: 'ten of twenty-five played the demo for twenty minutes or more and asked when it comes out',
    craft:
      'The first ten minutes must hold the whole promise: one action that feels good, one surprise, one reason for tomorrow. Everything else can be added; this cannot be repaired by content.',
    whyNow: [
      'Shops run festivals of demos several times a year, and a small game can stand there beside large ones for a week.',
      'Engines are free until a game earns, so the money goes into hours rather than licences.',
    ],
    against:
      'More games come out every day than a player could start in a month. A launch week beside a famous name is lost, and the date of famous names is announced late.',
    first: [
      'a demo of the first twenty minutes, finished to the last sound',
      'a shop page with a clip that shows the main action in three seconds',
      'saving, settings and remappable keys',
      'two languages beside English, chosen by wishlists',
      'a way for players to report faults from inside the game',
    ],
    oneMore: 'each further system has to be drawn, balanced, translated and tested against all the others',
    phases: {
      proof: 'a demo played by strangers while somebody watches in silence; the shop page opens',
      proved: 'half of those who start the demo finish it',
      open: 'festival, streamers, launch on one platform, fixes within a day',
      settled:
        'a second platform and one extension for those who finished it; the next game starts from the same tools',
    },
    leftOut: [
      { what: 'multiplayer', why: 'empty servers kill a small game in its second week' },
      { what: 'a console version at launch', why: 'certification takes months and fixes take weeks there' },
      { what: 'advertising in the game', why: 'this audience pays once so as not to see it' },
    ],
    rivals: [
      {
        name: 'Do nothing: the unplayed games one owns',
        why: 'paid for already',
        fails: 'guilt instead of curiosity',
        answer: 'be what is talked about this week',
      },
      {
        name: 'The classic of the genre',
        why: 'loved, deep, discounted',
        fails: 'known by heart',
        answer: 'name it openly, and differ in one thing',
      },
      {
        name: 'The large studio’s version',
        why: 'looks and sound',
        fails: 'made for everybody',
        answer: 'go deeper where it stays shallow',
      },
      {
        name: 'A free mobile game',
        why: 'in the pocket, costs nothing',
        fails: 'asks for money every ten minutes',
        answer: 'one price, no timers',
      },
    ],
    danger: 'a game with the same idea that is announced three months earlier by a publisher',
    hardToCopy:
      'Taste in a thousand small decisions, and the people on the server who have tested since spring. The idea itself can be had by watching a clip.',
    misleads:
      'Wishlists mislead when they are old: those added in a sale years ago hardly buy. The number added in the four weeks before launch predicts the first week.',
    priceLead:
      'Players count hours for money and wait for sales. The list price is therefore also the price from which later discounts are seen, so starting low cannot be undone.',
    priceTest:
      'The demo ends with two prices, shown to halves of the players, and counts who adds it to the list. If the dearer one loses less than a fifth, the game starts there.',
    ways: [
      {
        name: 'Festivals of demos on the shop',
        reached: 'players of the demo',
        converts: [0.03, 0.07, 0.14],
        share: 0.45,
        cost: 0.2,
      },
      {
        name: 'Streamers of the genre',
        reached: 'viewers of streams',
        converts: [0.001, 0.003, 0.007],
        share: 0.35,
        cost: 0.4,
      },
      {
        name: 'People on the server since the first build',
        reached: 'members of the server',
        converts: [0.15, 0.28, 0.45],
        share: 0.2,
        cost: 0.4,
      },
    ],
    wayNote:
      'Streamers get a key, ten lines and the hour at which the fun starts. They are written to one by one, by somebody who has watched them, and never in the week of a famous release.',
    wayGo:
      'The date holds only if wishlists have reached the planned number four weeks before. Otherwise the launch moves behind the next festival, once.',
    layers: [
      {
        part: 'engine and build',
        job: 'one version for every platform, made each night',
        choice: 'a common engine; scripted builds; the last good one kept',
      },
      {
        part: 'telemetry',
        job: 'where players stop, which fault they met',
        choice: 'a hosted error service, without names, switched off by one click',
      },
      {
        part: 'shop and server',
        job: 'page, keys, talk with players',
        choice: 'the shop’s own tools and one public server with two moderators',
      },
    ],
    keeps:
      'Source and art lie in a repository with a copy elsewhere. Every freelance signs over the rights before the first payment, since a game with one missing signature cannot be sold on.',
    toolTest:
      'A clean machine builds and starts the game from the repository alone, within an hour, by somebody who did not write it.',
    week: 'Work runs in fortnights: one thing that players will notice, one fault list, one build for the server on Friday. The last quarter before launch adds nothing new; it removes.',
    bottleneck:
      'Art is the limit: every idea is quick to program and slow to draw, so scope is cut by counting pictures.',
    gap: {
      gap: 'Somebody who talks to press and streamers',
      why: 'the weeks before launch need letters when the maker needs to fix',
      closedBy: 'a freelance for eight weeks, paid half on wishlists',
    },
    decision:
      'Scope is frozen half a year before launch; whatever is not in by then belongs to the extension.',
    risks: [
      {
        name: 'Launch beside a famous game',
        likelihood: 'medium',
        sign: 'an announcement for the same week',
        answer: 'move by three weeks at once',
      },
      {
        name: 'Saved games break',
        likelihood: 'medium',
        sign: 'two reports with the same line',
        answer: 'roll back within the hour, then explain',
      },
    ],
    sceptic: [
      'Half of all small games earn less than their makers’ rent. This one asks for years of work before the first honest number, and that number arrives in a single week.',
      'The shop keeps its third, refunds take a slice, the tail lives on discounts. A second game starts from nothing, whatever the roadmap says, because an audience belongs to a genre and not to a studio.',
    ],
    wrongIf:
      'strangers finish the demo, if wishlists rise in weeks without any news, and if the founder can live until launch',
    kill: [
      { when: 'the demo’s first month', stopIf: 'fewer than a third of its players finish it' },
      {
        when: 'four weeks before launch',
        stopIf: 'wishlists stand under half of the planned number after one move of the date',
      },
    ],
    steps: [
      {
        day: 14,
        action: 'Watch ten strangers play in silence',
        number: 'minute at which they stop',
        go: 'after minute twenty for six of them',
      },
      {
        day: 30,
        action: 'Open the shop page with the three-second clip',
        number: 'wishlists a day',
        go: 'ten without news',
      },
      { day: 50, action: 'Apply for the next festival of demos', number: 'accepted', go: 'yes' },
      { day: 65, action: 'Write to forty streamers, one by one', number: 'evenings played', go: 'five' },
      {
        day: 85,
        action: 'Count pictures still to be drawn and cut the last fifth',
        number: 'pictures left',
        go: 'fewer than weeks times what one week draws',
      },
    ],
    finding: {
      headline: 'One week decides three years.',
      text: 'Most copies go in the weeks after release, and what was wishlisted by then sets their number; the rest is discounts.',
    },
  },
  {
    cues: /stock (photos?|footage|music|images|media)|templates?|e-?books?|presets?|fonts?|comics?|novels?|audio ?books?|sample packs?|printables?|patterns?/i,
    noun: 'catalogue',
    issue: { one: 'title', many: 'titles' },
    issuesAMonth: 3,
    audience: { one: 'visitor', many: 'visitors' },
    money: {
      copies: {
        label: 'Licences and files',
        one: 'file',
        many: 'files',
        price: [9, 24, 49],
        cost: [0.08, 0.14, 0.3],
        converts: [0.008, 0.018, 0.03],
        stockMonths: 0,
        isLaunched: false,
      },
      running: 4_500,
      growth: [800, 1_000, 1_000],
      making: [120, 300, 800],
      equipment: [800, 2_000, 5_000],
      help: { role: 'Maker, freelance hours', like: 'designer', dollars: 50_000 },
    },
    scene:
      'Somebody needs one good file by four in the afternoon. The giant libraries show nine thousand of them, all alike, and the licence is nine pages long. Making it oneself takes a day; taking it from a search result can bring a lawyer’s letter.',
    groups: [
      {
        who: 'those who make things for clients',
        why: 'They bill by the hour, so a file that saves two of them is cheap at any price on the list. They need the licence in one sentence that a client can read.',
      },
      {
        who: 'those who make one thing for themselves',
        why: 'They compare longer, buy once, and leave the review that the first group reads.',
      },
    ],
    nothing: 'They use what came with the program, and it looks like what came with the program.',
    asked:
      'what they last downloaded for work, how long the search took, whether they could say what the licence allows',
    askedGo: 'seven of twenty searched for half an hour or more and settled for second best',
    craft:
      'A file sells when it fits without repair: layers named, sizes right, colours changeable, licence plain. The twentieth in one style sells better than the first in the twentieth style, because buyers come back for the set.',
    whyNow: [
      'Pictures and texts made by machines have flooded the large libraries, and buyers with clients pay for a named author and clear rights.',
      'Payment, download and tax for small files are handled by hosted shops for a small share.',
    ],
    against:
      'The same machines make a passable version in a minute and for nothing. Whatever is only passable has no price any more.',
    first: [
      'one style in thirty files that belong together',
      'a licence in one sentence, with the long text behind it',
      'a free sample that is complete, not crippled',
      'a page for each use, in the words people search with',
      'a refund without a question in the first fortnight',
    ],
    oneMore: 'a second style halves the attention for the first and makes the set harder to find',
    phases: {
      proof: 'thirty files in one style, ten of them free, to see what is downloaded and used',
      proved: 'one visitor in fifty takes the free sample and one in ten of those comes back',
      open: 'sets and single files for sale; a new set each month in the same style',
      settled: 'licences for teams, two invited makers who work to the same rules',
    },
    leftOut: [
      {
        what: 'selling through every large library',
        why: 'they keep most of the price and undercut our own page',
      },
      { what: 'files made to order', why: 'it is agency work with a shop’s prices' },
      {
        what: 'an all-you-can-load subscription',
        why: 'it attracts those who load everything in a week and leave',
      },
    ],
    rivals: [
      {
        name: 'Do nothing: what came with the program',
        why: 'there already',
        fails: 'looks like everybody’s',
        answer: 'one set that changes the whole look',
      },
      {
        name: 'The giant library',
        why: 'everything, one subscription',
        fails: 'an hour of scrolling',
        answer: 'thirty that fit together',
      },
      {
        name: 'A machine that makes it',
        why: 'a minute, no bill',
        fails: 'almost right, rights unclear',
        answer: 'exact, editable, signed',
      },
      {
        name: 'A freelance',
        why: 'made for this job',
        fails: 'next week, and dearer',
        answer: 'now, for the price of an hour',
      },
    ],
    danger: 'a free set of the same quality, given away by a maker of software to sell the software',
    hardToCopy:
      'A style that buyers recognise, and the pages that search finds after two years. Single files are copied by the evening.',
    misleads:
      'The number of files misleads. A tenth of a catalogue makes most of the sales; what counts is how many buyers of one set come back for the next.',
    priceLead:
      'Professionals compare with an hour of their own, hobbyists with lunch. Two licences at two prices let both be right.',
    priceTest:
      'For four weeks the three best sets cost a third more on every second visit. If sales fall by less than a quarter, the price stays up.',
    ways: [
      {
        name: 'Pages for each use, found by search',
        reached: 'visitors from search',
        converts: [0.008, 0.017, 0.03],
        share: 0.5,
        cost: 0.3,
      },
      {
        name: 'Free samples where makers gather',
        reached: 'samples taken',
        converts: [0.03, 0.07, 0.12],
        share: 0.3,
        cost: 0.3,
      },
      {
        name: 'Mail to those who took or bought',
        reached: 'mails to known people',
        converts: [0.004, 0.009, 0.02],
        share: 0.2,
        cost: 0.4,
      },
    ],
    wayNote:
      'A free sample is a whole thing that can be used for a paying client. It carries the author’s name in its file, and that line brings the next visitor.',
    wayGo:
      'Search should bring a third of the visitors by month six. If it brings a tenth, the pages are named by the maker’s words and not by the buyer’s.',
    layers: [
      {
        part: 'shop',
        job: 'payment, tax by country, download, licence key',
        choice: 'a hosted seller of record for digital goods',
      },
      {
        part: 'master files',
        job: 'sources, versions, proofs of authorship',
        choice: 'a versioned store with dates, copied elsewhere',
      },
      {
        part: 'search pages',
        job: 'one page for each use with an example',
        choice: 'a static site, measured by what is typed to reach it',
      },
    ],
    keeps:
      'Proof of authorship is stored with each file: drafts, dates and releases from whoever can be recognised.',
    toolTest:
      'Five buyers from five countries pay, load, open the file in three programs and get an invoice with the right tax.',
    week: 'Three days make, one day prepares files and pages, one day answers, measures and mends. A set appears on the first Tuesday of a month, because regular buyers look then.',
    bottleneck:
      'Finishing binds: naming layers, exporting sizes and writing the page take longer than the drawing.',
    gap: {
      gap: 'Licence texts that hold',
      why: 'one unclear word, and a client’s lawyer forbids the whole shop',
      closedBy: 'two hours of a lawyer for one text in plain words',
    },
    decision: 'For a year nothing is made outside the one style, however often a friend asks.',
    risks: [
      {
        name: 'Files are copied and resold',
        likelihood: 'high',
        sign: 'our sample under another name',
        answer: 'a notice template, an hour a month, no more',
      },
      {
        name: 'Search sends fewer people',
        likelihood: 'medium',
        sign: 'the best page loses a third',
        answer: 'mail list, and samples where makers gather',
      },
    ],
    sceptic: [
      'The price of passable pictures, texts and sounds is on its way to nothing. A catalogue is a race between one pair of hands and a machine that does not sleep.',
      'Each buyer needs it once. Income rises only while new files are made, so it is piecework with a delay, and search can close the tap overnight.',
    ],
    wrongIf:
      'one buyer in four comes back within half a year, and if buyers name the style when they are asked why',
    kill: [
      {
        when: 'the end of month four',
        stopIf:
          'fewer than one visitor in a hundred buys and fewer than one sample in thirty leads to a sale',
      },
      { when: 'the end of month twelve', stopIf: 'returning buyers are under a tenth' },
    ],
    steps: [
      {
        day: 10,
        action: 'List fifty searches that end in frustration',
        number: 'searches',
        go: 'ten with no good result',
      },
      {
        day: 30,
        action: 'Finish thirty files in one style',
        number: 'files that need no repair',
        go: 'thirty',
      },
      {
        day: 45,
        action: 'Give ten to professionals and look at what they made',
        number: 'used for a client',
        go: 'four',
      },
      { day: 60, action: 'Open the shop with one set', number: 'sales', go: 'ten to strangers' },
      {
        day: 85,
        action: 'Publish the second set to the mail list',
        number: 'buyers who come back',
        go: 'one in five',
      },
    ],
    finding: {
      headline: 'Sets, not single files.',
      text: 'Buyers who return for the next set carry the plan; a lone file pays for its own making at best.',
    },
  },
]
