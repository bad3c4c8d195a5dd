// What comes out again and again: read, heard or watched.
import type { ContentKind } from './kind.ts'

export const PERIODICALS: ContentKind[] = [
  {
    cues: /newsletters?|substack|\bblogs?\b|news ?(site|letter)|journalism|briefing|readers/i,
    noun: 'newsletter',
    issue: { one: 'issue', many: 'issues' },
    issuesAMonth: 4,
    audience: { one: 'reader', many: 'readers' },
    money: {
      members: {
        label: 'Paying readers',
        one: 'paying reader',
        many: 'paying readers',
        price: [5, 9, 16],
        converts: [0.02, 0.04, 0.07],
        churn: [0.025, 0.04, 0.064],
        wonAs: 'paying reader or listener',
        serving: 0.03,
      },
      sponsors: {
        label: 'Sponsors',
        thousand: [20, 38, 70],
        counted: 'opens',
        sees: 0.42,
        kept: [0.85, 0.95, 1],
        sold: [0.35, 0.6, 0.85],
      },
      running: 2_500,
      growth: [340, 560, 760],
      making: [100, 250, 600],
      equipment: [500, 1_500, 4_000],
      help: { role: 'Editor, freelance hours', like: 'marketer', dollars: 55_000 },
    },
    scene:
      'The facts lie in filings, trade papers, calls and rumours, and the person who has to act on them has twenty minutes on the train. General press comes late and explains too much; a colleague who knows is on leave. So people subscribe to nine lists, open two and feel behind.',
    groups: [
      {
        who: 'those whose week depends on it',
        why: 'They forward an issue to the boss with one line of their own on top. What they buy is to be the first in the room who knew, and an employer often pays.',
      },
      {
        who: 'those who would like to be in the trade',
        why: 'They read everything, answer every question and hardly ever pay. They are the reach that sponsors buy, so they are welcome and not to be mistaken for the market.',
      },
    ],
    nothing:
      'They skim headlines and ask in a chat group; that costs them an hour a week and, once or twice a year, a decision taken late.',
    asked:
      'which issues of any list they opened in the last seven days, which they forwarded, and who paid for them',
    askedGo: 'eight of twenty name one question that none of their lists answered last week',
    craft:
      'An issue is worth money when it saves a telephone call: one number nobody else has, one change that matters, one thing to do by Friday. Length is no merit; readers pay to stop reading elsewhere.',
    whyNow: [
      'Payment, list and archive come from one hosted tool, so a single writer can charge from the first month without a developer.',
      'Trade papers have cut desks; sources who used to call a correspondent now answer a specialist who writes to them by name.',
    ],
    against:
      'Inboxes are full, and mail programs sort lists into a tab that nobody opens. A list that is not answered, forwarded or searched for by name dies there unseen.',
    first: [
      'one free issue a week, on a fixed weekday and hour',
      'a paid part with the number, the source and the consequence',
      'an archive that can be searched by name and by date',
      'a reply address that the writer reads',
      'one sponsor’s place, marked as such',
    ],
    oneMore:
      'a second weekly issue doubles the reporting and raises opens by little: the reader’s twenty minutes stay twenty',
    phases: {
      proof: 'six free issues to people asked by name; every reply is answered and counted',
      proved: 'four in ten open six issues in a row, and ten have asked for more without being prompted',
      open: 'the paid part, sold first to those who replied; one sponsor’s place an issue',
      settled:
        'a second writer’s hours for the reporting, team licences for offices that already share one password',
    },
    leftOut: [
      {
        what: 'a podcast of the same',
        why: 'it takes a day a week from reporting, and the same people would hear what they have read',
      },
      {
        what: 'daily news',
        why: 'wire services do it with fifty people, and speed is not what this reader lacks',
      },
      {
        what: 'advertising by automatic exchange',
        why: 'it pays cents for each thousand and teaches sponsors that the place is cheap',
      },
    ],
    rivals: [
      {
        name: 'Do nothing: skim headlines, ask a colleague',
        why: 'free, and feels like work',
        fails: 'the colleague knows what the colleague saw',
        answer: 'be what the colleague forwards',
      },
      {
        name: 'The trade paper',
        why: 'known name, on the firm’s bill',
        fails: 'late, long, and careful with its advertisers',
        answer: 'one finding it did not print, every issue',
      },
      {
        name: 'A free list by a vendor',
        why: 'well made and costs nothing',
        fails: 'every road leads to the vendor',
        answer: 'say once a month what a vendor would not',
      },
      {
        name: 'An analyst’s service',
        why: 'data, and someone to call',
        fails: 'priced for departments',
        answer: 'the tenth of it that one person uses',
      },
    ],
    danger:
      'the correspondent who leaves the trade paper with an address book and starts a list of the same kind',
    hardToCopy:
      'Two years of dated issues, sources who answer at night, and a reply rate; the format itself can be copied in an afternoon.',
    misleads:
      'The size of the list misleads. Addresses that never open cost money to mail and hide the few hundred who matter; the figure to watch is how many opened all of the last four issues.',
    priceLead:
      'A reader compares the price with a sandwich, an employer with an hour of salary. The second comparison is the one to be in, so invoices with a company’s name are offered from the first day.',
    priceTest:
      'Half of the next hundred regular openers see the planned price, half a price a quarter higher, by the last letter of the address. If the dearer half brings at least four fifths as many, it becomes the price.',
    ways: [
      {
        name: 'Recommended by other lists',
        reached: 'readers of other lists',
        converts: [0.0006, 0.0012, 0.003],
        share: 0.4,
        cost: 0.3,
      },
      {
        name: 'Forwarded and asked for by name',
        reached: 'forwarded issues',
        converts: [0.004, 0.009, 0.02],
        share: 0.35,
        cost: 0.1,
      },
      {
        name: 'Findings posted where the trade reads',
        reached: 'people who saw a finding',
        converts: [0.0002, 0.0005, 0.001],
        share: 0.25,
        cost: 0.6,
      },
    ],
    wayNote:
      'One free finding a week goes out in full, with its chart, to the place where the trade argues. It is the advertisement; what it means for Monday stays inside.',
    wayGo:
      'Each issue should bring at least three new addresses from forwards. Under one for six weeks: the writing is the problem, and no money goes into promotion.',
    layers: [
      {
        part: 'list and paywall',
        job: 'addresses, paid tiers, archive',
        choice: 'a hosted newsletter tool that lets the list be taken away, cards included',
      },
      {
        part: 'source book',
        job: 'who said what, when, and whether it held',
        choice: 'dated notes in one folder, encrypted, with names replaced by numbers',
      },
      {
        part: 'figures',
        job: 'the tables behind a finding',
        choice: 'a sheet with its sources beside each cell; published with the issue',
      },
    ],
    keeps:
      'A source’s name is worth more than the list. Notes stay off shared tools, and payment data never leave the provider.',
    toolTest:
      'Ten strangers subscribe, pay, ask for an invoice with their firm’s name, unsubscribe and are refunded; nobody helps, ten succeed.',
    week: 'Monday is for calls, Tuesday for documents, Wednesday for writing; on Thursday somebody else reads it against its sources, and it leaves at the same hour as every week. Friday belongs to replies and to the sponsor of the week after next.',
    bottleneck: 'Reporting hours bind. A thin issue is noticed at once and forgiven twice.',
    gap: {
      gap: 'A second pair of eyes on facts',
      why: 'one wrong figure is forwarded as fast as a right one',
      closedBy: 'a freelance reader for two hours before each issue',
    },
    decision: 'No issue leaves without a second reader, even when that makes it a day late.',
    risks: [
      {
        name: 'Mail lands where nobody looks',
        likelihood: 'medium',
        sign: 'opens fall at one provider only',
        answer: 'clean the list each quarter; ask for a reply in the first mail',
      },
      {
        name: 'A source or a subject sues',
        likelihood: 'low',
        sign: 'a letter before publication',
        answer: 'two sources for each claim, a lawyer’s hour kept aside',
      },
    ],
    sceptic: [
      'This is one person’s attention, sold by the month. When that person is ill, in love or tired of the subject, there is no issue, and a subscription without issues is a refund. Nobody has ever bought such a list for what the writer thought it was worth.',
      'People cancel newsletters in January with a clean conscience, because nothing breaks when they do. The topic has to hurt every single week, for years, and most topics do not.',
    ],
    wrongIf:
      'readers whose employers pay make up at least a third of those who pay, and if an issue is missed loudly when it is skipped',
    kill: [
      { when: 'issue twelve', stopIf: 'fewer than three in ten open it after the list has been cleaned' },
      {
        when: 'the end of month nine',
        stopIf: 'paying readers are under half of the plan and forwards do not rise',
      },
    ],
    steps: [
      {
        day: 7,
        action: 'Write down thirty questions that readers could not answer last month',
        number: 'questions',
        go: 'ten come from readers, not from the desk',
      },
      {
        day: 21,
        action: 'Send three issues to sixty people asked by name',
        number: 'replies',
        go: 'fifteen answer with more than thanks',
      },
      { day: 45, action: 'Hold the hour for six weeks in a row', number: 'issues on time', go: 'six of six' },
      {
        day: 60,
        action: 'Offer the paid part to everybody who replied',
        number: 'paid',
        go: 'one in eight of them',
      },
      {
        day: 80,
        action: 'Sell one sponsor’s place to a firm that reads it',
        number: 'signed',
        go: 'one, at the planned price',
      },
    ],
    finding: {
      headline: 'Openers, not addresses.',
      text: 'What pays is the small group that opens every issue; the list around it is reach to be sold to sponsors, at another price.',
    },
  },
  {
    cues: /podcasts?|audio (show|series|drama)|listeners|episodes?|radio/i,
    noun: 'podcast',
    issue: { one: 'episode', many: 'episodes' },
    issuesAMonth: 4,
    audience: { one: 'listener', many: 'listeners' },
    money: {
      members: {
        label: 'Supporters',
        one: 'supporter',
        many: 'supporters',
        price: [4, 6, 10],
        converts: [0.008, 0.02, 0.035],
        churn: [0.03, 0.045, 0.065],
        wonAs: 'paying reader or listener',
        serving: 0.1,
      },
      sponsors: {
        label: 'Host-read advertising',
        thousand: [16, 25, 42],
        counted: 'listens',
        sees: 0.75,
        kept: [0.65, 0.75, 1],
        sold: [0.7, 1.3, 2],
      },
      running: 2_500,
      growth: [420, 760, 1_050],
      making: [180, 420, 900],
      equipment: [900, 2_200, 5_000],
      help: { role: 'Producer and sound editor', like: 'designer', dollars: 52_000 },
    },
    scene:
      'Ears are free when hands are not: in the car, at the sink, on the second walk with the pram. What fills them is either two people who laugh at their own jokes or a studio production on a subject for everybody. Those who want their own life talked about, by somebody who has prepared, search, try one episode and go back to music.',
    groups: [
      {
        who: 'those who listen on the same route every week',
        why: 'They hear an episode to its end because the road is as long as it is. A voice they trust recommends better than any banner, and that trust is what a sponsor rents.',
      },
      {
        who: 'those who are sent one episode by a friend',
        why: 'They begin with the guest, not with the host. Whether they stay is decided in the first ninety seconds and by the episode before.',
      },
    ],
    nothing:
      'They let the next thing in the queue play; it costs nothing and is forgotten at the front door.',
    asked:
      'what they listened to on their last three ways to work, to which end, and whose advertisement they remember',
    askedGo: 'seven of twenty heard one whole episode of anything on this subject and can name the host',
    craft:
      'The cut makes the show. An hour of talk holds thirty good minutes; listeners leave where the host repeats what the guest just said, and the graph of every episode shows the second.',
    whyNow: [
      'A quiet room, two microphones and remote recording now sound as good as a studio did, so the money can go into preparation and the cut.',
      'Small firms buy host-read messages directly since hosting tools put them into old episodes as well, which pays for the back catalogue.',
    ],
    against:
      'Discovery is poor: no list of shows sends strangers, and the apps promote what is already large. Growth comes from other people’s shows and from patience.',
    first: [
      'one episode a week of the length of a commute',
      'a first minute that says what will be different afterwards',
      'one host-read message, tried by the host before it is read',
      'a bonus part and no advertising for supporters',
      'notes with every name and place that was mentioned',
    ],
    oneMore: 'a second show splits the same listeners and doubles the editing, which is where the hours go',
    phases: {
      proof:
        'eight episodes in one format, guest and length held constant, so that the graphs can be compared',
      proved: 'two thirds of those who start an episode hear three quarters of it',
      open: 'host-read places sold directly to firms that the audience already uses; the bonus feed opens',
      settled:
        'an editor takes over the cut, the host keeps preparation and voice; one live recording a season',
    },
    leftOut: [
      {
        what: 'video of every talk',
        why: 'lighting and a second camera make guests stiff and the week a day longer',
      },
      {
        what: 'an exclusive contract with one app',
        why: 'it buys out the reach that sponsors pay for, at a price set by somebody else',
      },
      { what: 'merchandise', why: 'boxes in the hall for the profit of one message' },
    ],
    rivals: [
      {
        name: 'Do nothing: music, or silence',
        why: 'no effort, no host',
        fails: 'the mind goes back to the to-do list',
        answer: 'the first minute must beat the last song',
      },
      {
        name: 'The famous interview show',
        why: 'guests everybody knows',
        fails: 'speaks to everybody, so to nobody’s Tuesday',
        answer: 'guests that only this audience would stop for',
      },
      {
        name: 'A broadcaster’s series',
        why: 'sound design, reporters, archive',
        fails: 'eight episodes, then gone',
        answer: 'be there every week of the year',
      },
      {
        name: 'An audio book',
        why: 'longer and more thorough',
        fails: 'cannot answer a letter',
        answer: 'read letters; answer them',
      },
    ],
    danger:
      'the known host who adds a spin-off on this subject and brings an audience along on the first day',
    hardToCopy:
      'A back catalogue that still earns, the habit of a weekday, and a host who is written to. Format, music and microphone are for sale to all.',
    misleads:
      'Downloads mislead: phones fetch episodes that nobody plays. Listens past the middle are what a sponsor’s second booking depends on, so the plan counts those.',
    priceLead:
      'Sponsors buy a thousand listens and compare with other shows of that size; supporters give the price of a coffee for a voice, and a higher tier is bought for closeness, not for content.',
    priceTest:
      'The next three sponsors are quoted a price a quarter above plan, with a promise to repeat the message without charge if fewer than the agreed listens come. Two of three accept: it stays.',
    ways: [
      {
        name: 'Guest on shows of the same size',
        reached: 'listeners of other shows',
        converts: [0.0004, 0.0009, 0.002],
        share: 0.45,
        cost: 0.3,
      },
      {
        name: 'Guests who send it to their own people',
        reached: 'followers of guests',
        converts: [0.0002, 0.0004, 0.001],
        share: 0.3,
        cost: 0.2,
      },
      {
        name: 'Asked for in the episode itself',
        reached: 'regular listeners asked',
        converts: [0.006, 0.015, 0.03],
        share: 0.25,
        cost: 0.5,
      },
    ],
    wayNote:
      'A swap works when both shows have the same size: one minute, read by the other host, about one named episode. Clips for social feeds are cut only where the graph shows that nobody left.',
    wayGo:
      'A guest spot should bring at least one new regular in a hundred who heard it. Below one in three hundred after five spots, change the pitch before the next request.',
    layers: [
      {
        part: 'hosting and feed',
        job: 'files, statistics, messages put into old episodes',
        choice: 'a host with measured listens and a feed that can be moved',
      },
      {
        part: 'recording',
        job: 'both voices on separate tracks',
        choice: 'a browser studio with a local copy on each side, a spare recorder on the table',
      },
      {
        part: 'supporters’ feed',
        job: 'private address for each supporter, bonus part',
        choice: 'a hosted membership tool; cancelling takes two taps',
      },
    ],
    keeps:
      'Guests say more than they meant. Raw tracks are deleted after six months, and a guest may withdraw one passage before release.',
    toolTest:
      'Two strangers in two towns record a test episode without help; both tracks arrive, and it is cut, published and playing in three apps within a day.',
    week: 'One day prepares, half a day records two talks, two days cut, half a day writes notes and sponsor’s messages. Episodes lie four weeks ahead, because guests cancel in flu season and hosts do too.',
    bottleneck: 'Cutting binds: an hour of tape takes a day, and a tired cut is what listeners leave at.',
    gap: {
      gap: 'Somebody who sells places',
      why: 'hosts are poor at asking for money and good at reading it out',
      closedBy:
        'ten direct letters a month by the founder, an agency on commission only above the first ten thousand listens',
    },
    decision: 'Two episodes are finished before the first is announced, and four lie ready from then on.',
    risks: [
      {
        name: 'A guest or host says something that cannot be taken back',
        likelihood: 'low',
        sign: 'a clip without its context',
        answer: 'a second listener before release; correction in the next first minute',
      },
      {
        name: 'An app changes how listens are counted',
        likelihood: 'medium',
        sign: 'all shows fall in the same week',
        answer: 'sell by results of a code as well as by thousands',
      },
    ],
    sceptic: [
      'Most shows end before the tenth episode, and those that do not are hobbies with a microphone. Sponsors buy tens of thousands of listens; below that they pay in mattresses.',
      'The income is a tenth of what the hours would earn anywhere else for the first two years. Two hosts who fall out take the whole firm with them, because the voice cannot be replaced.',
    ],
    wrongIf:
      'three sponsors book a second time, and if those who finish an episode grow faster than those who start one',
    kill: [
      { when: 'episode twelve', stopIf: 'fewer than half of those who begin hear the end' },
      { when: 'the end of month ten', stopIf: 'no sponsor has booked twice' },
    ],
    steps: [
      {
        day: 10,
        action: 'Record two pilots and play them to ten listeners in the room',
        number: 'minute at which they look away',
        go: 'after the middle',
      },
      { day: 30, action: 'Finish four episodes before announcing one', number: 'episodes ready', go: 'four' },
      {
        day: 50,
        action: 'Be a guest on three shows of the same size',
        number: 'new regulars',
        go: 'one in a hundred who heard it',
      },
      {
        day: 65,
        action: 'Write to twenty firms that the audience already buys from',
        number: 'answers',
        go: 'four talks',
      },
      {
        day: 85,
        action: 'Open the supporters’ feed to those who wrote in',
        number: 'supporters',
        go: 'one in four of them',
      },
    ],
    finding: {
      headline: 'The second booking is the business.',
      text: 'A first sponsor buys hope, a second booking buys results; the plan fills places with firms that the audience already pays.',
    },
  },
  {
    cues: /you-?tube|video channel|\bchannel\b|tiktok|vlog|viewers|streamer|twitch|web ?series|influencer/i,
    noun: 'video channel',
    issue: { one: 'video', many: 'videos' },
    issuesAMonth: 4,
    audience: { one: 'subscriber', many: 'subscribers' },
    money: {
      members: {
        label: 'Patrons',
        one: 'patron',
        many: 'patrons',
        price: [4, 6, 10],
        converts: [0.004, 0.009, 0.02],
        churn: [0.035, 0.05, 0.07],
        wonAs: 'paying reader or listener',
        serving: 0.1,
      },
      sponsors: {
        label: 'Advertising and sponsored videos',
        thousand: [10, 22, 38],
        counted: 'views',
        sees: 0.7,
        kept: [0.5, 0.62, 0.75],
        sold: [0.8, 1, 1.2],
      },
      running: 8_000,
      growth: [900, 1_500, 2_100],
      making: [200, 450, 1_000],
      equipment: [1_500, 3_500, 8_000],
      help: { role: 'Camera and editing', like: 'designer', dollars: 50_000 },
    },
    scene:
      'A platform shows a film to a few hundred strangers and watches them: if they stay, it shows it to more. So the picture and the title decide whether anybody comes, the first half-minute whether they stay, and the subject whether they return. Many who know a craft never learn the first two, and their films are seen by their friends.',
    groups: [
      {
        who: 'those who practise it themselves',
        why: 'They watch with a notebook, write long comments and buy what is used on screen. Few in number, they are why a maker of tools pays for a mention.',
      },
      {
        who: 'those who only like to watch it being done',
        why: 'They never will do it, and that is fine. Their evening hours make the views, and the views make the advertising.',
      },
    ],
    nothing:
      'They watch whatever comes next on the same screen; the cost is nothing, and the next film starts by itself.',
    asked:
      'what the last three films were that they watched to the end, why they clicked, and what they bought because of one',
    askedGo: 'six of twenty can describe a film on this subject that they looked for and did not find',
    craft:
      'Something has to change between the first minute and the last: broken and then whole, unknown and then known. Retention falls in steps, and each step has a sentence that should have been cut.',
    whyNow: [
      'A telephone films better than a studio of ten years ago, and the platform pays by the thousand views without asking for a contract.',
      'Makers of tools and materials have moved budget from magazines to people who are seen using them.',
    ],
    against:
      'Rules and rates of the platform change without notice. January pays half of December, because advertisers’ budgets begin anew.',
    first: [
      'one film a week in one format, with the same promise in each title',
      'three pictures for every film, tested against each other',
      'a list of what was used, with marked links',
      'early films and plans for patrons',
      'a mailing list that belongs to nobody else',
    ],
    oneMore: 'a second format confuses the platform about whom to show the first one to',
    phases: {
      proof: 'ten films in one format; the curve of each is read before the next is filmed',
      proved: 'four films in a row hold half of their viewers past the middle',
      open: 'one sponsored film a month with a maker whose product was in use before; patrons get plans',
      settled:
        'editing handed over, filming in blocks of two; a mailing list that reaches a tenth of the audience without any platform',
    },
    leftOut: [
      {
        what: 'daily short clips',
        why: 'their viewers do not come over to long films, and the rate for a thousand is a fraction',
      },
      {
        what: 'an own shop with stock',
        why: 'patrons prefer a plan to a mug, and a plan does not have to be posted',
      },
      { what: 'a second platform from the start', why: 'each has its own first half-minute to learn' },
    ],
    rivals: [
      {
        name: 'Do nothing: the next film in the row',
        why: 'starts by itself',
        fails: 'forgotten by the next',
        answer: 'a film that people describe to somebody else',
      },
      {
        name: 'A large channel on the same subject',
        why: 'known face, fine pictures',
        fails: 'has gone over to spectacle',
        answer: 'show the step that it leaves out',
      },
      {
        name: 'A course for money',
        why: 'order, exercises, a certificate',
        fails: 'begun and not finished',
        answer: 'one finished thing in each film',
      },
      {
        name: 'A forum or manual',
        why: 'exact, searchable',
        fails: 'hands cannot be seen',
        answer: 'film the hands',
      },
    ],
    danger: 'the large channel that takes up this format with a crew and three films a week',
    hardToCopy:
      'A catalogue that is still found after years, and a list of patrons. Camera, tricks of title and format are copied within a month.',
    misleads:
      'Subscribers mislead: the platform shows a film to those likely to watch, whether they subscribed or not. Views of films older than ninety days say whether there is a catalogue or only a treadmill.',
    priceLead:
      'Advertising pays what the platform’s auction pays; nothing can be asked there. A sponsored film is another matter: it is priced by the views of the last ten films after thirty days, and by what one buyer is worth to the maker.',
    priceTest:
      'The next two sponsors are quoted the average of ten films in thousands times a rate half above plan, with one round of changes. If one of two signs within a month, that rate becomes the list price.',
    ways: [
      {
        name: 'Found on the platform: search and suggestions',
        reached: 'viewers who were shown a film',
        converts: [0.00008, 0.0002, 0.0005],
        share: 0.55,
        cost: 0.35,
      },
      {
        name: 'Films made together with others',
        reached: 'viewers of shared films',
        converts: [0.0002, 0.0005, 0.001],
        share: 0.25,
        cost: 0.35,
      },
      {
        name: 'Asked for at the end of a film',
        reached: 'viewers who saw the end',
        converts: [0.0008, 0.002, 0.004],
        share: 0.2,
        cost: 0.3,
      },
    ],
    wayNote:
      'Every film answers a question that people already type. Titles are written before filming; if no title makes a stranger curious, the film is not made.',
    wayGo:
      'One film in ten should reach three times the average. None in fifteen: the subjects are too narrow or the pictures too dull, and filming stops for a week of titles.',
    layers: [
      {
        part: 'platform',
        job: 'shows films, sells advertising, pays monthly',
        choice: 'the one where the audience already searches; everything else is a mirror',
      },
      {
        part: 'footage',
        job: 'raw film, kept for later cuts',
        choice: 'two disks and one copy elsewhere; deleted never',
      },
      {
        part: 'patrons and mail',
        job: 'plans, early films, an address list of our own',
        choice: 'hosted tools with export',
      },
    ],
    keeps:
      'The account is the firm: two-step entry, a second owner, no shared password. Music and pictures are bought with a written licence, for one strike can close everything.',
    toolTest:
      'The account is recovered on a borrowed computer with the second owner’s help, in one hour, before the tenth film.',
    week: 'Titles on Monday, filming on two days, cutting on two, comments in the first two hours after release, when the platform is watching. Filming is done in blocks, because light and set take longer than the take.',
    bottleneck:
      'Editing eats two hours for each finished minute, and no helper can choose what is dull until the founder has written down the rules.',
    gap: {
      gap: 'Somebody who reads sponsorship contracts',
      why: 'exclusivity and rights of use are where a cheap deal becomes dear',
      closedBy: 'one lawyer’s template, and no signature on a sponsor’s own form',
    },
    decision:
      'No sponsor is taken whose product was not in use before it paid; the first refusal is recorded, so that the second is easier.',
    risks: [
      {
        name: 'Strike or blocked account',
        likelihood: 'low',
        sign: 'a claim on music or pictures',
        answer: 'licences in one folder, a mailing list that survives',
      },
      {
        name: 'The founder burns out',
        likelihood: 'high',
        sign: 'two weeks without a title',
        answer: 'four films in reserve, two free weeks in each half-year',
      },
    ],
    sceptic: [
      'The landlord here is an algorithm that gives no lease. It can halve the income of a month without a letter, and it has done so to better channels than this one.',
      'Views are bought with novelty, and novelty is what wears out. A channel sells for little, because the face does not come with it; at the end of three years there is a catalogue and a tired person.',
    ],
    wrongIf: 'films older than a quarter make up half of the views, and if sponsors come back on their own',
    kill: [
      { when: 'film fifteen', stopIf: 'none has held half of its viewers to the middle' },
      { when: 'the end of month twelve', stopIf: 'old films bring less than a third of the views' },
    ],
    steps: [
      {
        day: 7,
        action: 'Write sixty titles and test them on strangers, two at a time',
        number: 'titles that win four of five',
        go: 'ten',
      },
      {
        day: 30,
        action: 'Publish four films in one format',
        number: 'share seen to the middle',
        go: 'two of them above half',
      },
      {
        day: 50,
        action: 'Make one film with a channel of the same size',
        number: 'new subscribers',
        go: 'twice an ordinary week',
      },
      {
        day: 70,
        action: 'Write to ten makers whose product has been on screen',
        number: 'offers',
        go: 'two',
      },
      {
        day: 85,
        action: 'Open plans to patrons',
        number: 'patrons',
        go: 'one in two hundred regular viewers',
      },
    ],
    finding: {
      headline: 'The catalogue pays, the newest film only feeds it.',
      text: 'Films that are still found after a quarter earn without being filmed again; the plan grows by keeping them findable.',
    },
  },
]
