// At length: books, clothes, finds, animals, wheels, health, and a shop of any other kind.
import type { Voice } from './voice.ts'

export const GOODS_VOICES: Record<string, Voice> = {
  bookshop: {
    nothing:
      'Without a bookshop people read what a machine suggests, or do not read and hardly notice. A pile of unread ones at home is the strongest rival; the answer to it is a person who asks what the last good one was.',
    now: 'Wholesalers deliver overnight whatever is not on the shelf, so a small shop can order like a large one and stock only what it believes in.',
    against:
      'Rents and wages rise, while the price stands printed on the cover. A shop that cannot set its prices has only its choice and its costs.',
    caution:
      'Budgets for reading are spread very unevenly: a few households buy much and most buy little. The circle may hold two hundred of the first or forty, and no census tells which.',
    protects:
      'The same titles are a click away. Hard to copy are a school that orders here, a reading group with a fixed Tuesday, and the trust of those who were once told not to buy something.',
    unit: 'What stays is set by the wholesaler’s discount, before anybody is paid. Misleading is the average: a present bought in three minutes and a half-hour talk that ends with a thank-you stand in the same line.',
    price:
      'The publisher sets it, so nothing can be gained there. What can be chosen is what lies beside the till, cards, paper, a pencil, where the margin is double and nobody compares.',
    winning:
      'Teachers and librarians decide what two hundred children read. {founder} brings each school a box to keep for a week, and collects it together with a list.',
    keeping:
      'Readers drift away between two good books. Whoever bought a first volume hears when the second is out, on paper, in handwriting, with one line.',
    sceptic:
      'It is a beautiful way to earn little. Stock ties up the savings, the best customers are also the library’s, and everybody who says how good it is that you exist orders the cookbook elsewhere.',
  },
  boutique: {
    nothing:
      'Nobody is cold. Last year’s coat would do, and there is more in the wardrobe than is worn. So the purchase waits for an occasion or for a friend who says yes at the mirror.',
    now: 'Second-hand has lost its smell of need, and who has sent three parcels back in a month is ready for a mirror with somebody beside it.',
    against:
      'Summer arrives in April and winter not at all. What was ordered half a year ahead meets weather that nobody ordered.',
    caution:
      'Most of what households spend on clothes goes to chains and parcels for good. The share that would pay a boutique is a matter of taste and age, and a circle of students looks the same in the census as one of lawyers.',
    protects:
      'Any label supplies the next street too, once it has seen that it sells. What remains is a pin cushion, a memory for sizes and eighty women who are called when theirs comes in.',
    unit: 'Half of the ticket stays, as long as it was the ticket. The sale in July takes that half back; so the share sold at full price, and not the margin on paper, tells how the season went.',
    price:
      'Three price steps, so that a rail can be read without turning labels. Nothing is marked down before the eighth week; then it goes at once and by a third, since slow reductions teach people to wait.',
    winning:
      'Twelve women whom others ask where they got it try on for an evening, before the opening, and each brings one. {founder} pins, pours and sells nothing that does not fit.',
    keeping:
      'Customers stay for a message that says “your size, one piece, until Saturday”. They leave after the second one that was wrong, so messages are few.',
    sceptic:
      'The founder bets her savings twice a year on what strangers will want in six months. The wrong half hangs there for everybody to see. People come to touch and order at home, and the chain copies the good half within three weeks.',
  },
  'shop for finds': {
    nothing:
      'A voucher does, or wine. Nobody needs what is sold here, and everybody needs it on Thursday at half past five. The business lives on that hour and on people who like to look.',
    now: 'Makers can be found and asked directly, in batches of six; the fairs and agents that kept small shops dependent on the same catalogues are no longer needed.',
    against: 'When money is short, the nice-to-have goes first, and it goes without a word.',
    caution:
      'Spending on presents and small pleasures is guessed from budgets that lump it with much else. The weeks before the holidays flatter it; the circle should be judged in March.',
    protects:
      'Every single thing can be had elsewhere by somebody who searches. The choice cannot, for as long as it is a choice: three hundred things by one pair of eyes, a third of them gone each quarter.',
    unit: 'Half stays of each sale; the trouble is the other clock, how long it stood. A thing with a wonderful margin that needs a year has earned less than a card that goes every day.',
    price:
      'People come with a sum in mind, and there are four such sums. The shelves are sorted by them in thought, and each has to offer ten good answers.',
    winning:
      'A window that changes every second Monday is walked past on purpose. {founder} shows one thing in it with its story in two sentences, and tells the makers, who tell theirs.',
    keeping:
      'What was given to whom is remembered for them: a name, a date, a line in the book. A message eleven months later saves the next search.',
    sceptic:
      'A shop of nice things is what people open who love buying, and buying is the easy half. Selling means January to March with the door open to the wind, and a storeroom full of sixth pieces.',
  },
  'pet shop': {
    nothing:
      'The animal eats the tin and seems content. What wrong food does comes after years, as a bill from the vet; owners know it and still take the offer. Fear for a young or ill animal is what opens the purse.',
    now: 'Owners treat animals as family and read labels, and the vet has less time than ever to talk about food.',
    against:
      'The sack is the ideal parcel: heavy, regular, always the same. Subscriptions are made for it, and their price lies below our purchase.',
    caution:
      'Not every household has an animal, and those with small ones spend little. The yearly sum is an average over dogs, cats and nothing at all; counting leads in the park for an hour says more.',
    protects:
      'Food is sold by everybody. A notebook with what each animal does not tolerate is kept by one shop in the quarter, and its owners do not explain it twice.',
    unit: 'Little stays of a sack, much of a lead, a chew or a wash. A basket of {spend} is carried by what lies beside the sack; the sack only brings people in every six weeks.',
    price:
      'Known makes cost what they cost online, or they are not stocked. Advice cannot be charged, so the foods of our own choice, which nobody can compare, have to pay for it.',
    winning:
      'Puppy classes and shelters send new owners who know nothing and want to do it right. {founder} gives a bag for the first week and a page on what not to do.',
    keeping:
      'Six weeks after the last sack somebody asks how it went. The one who does not come for the next is missed within a week, which is just in time.',
    sceptic:
      'The regular purchase moves to the doorstep and leaves the shop with emergencies and chews. Large chains wash dogs at a loss. One recall of a food we recommended, and the notebook is worth nothing.',
  },
  'bicycle and outdoor shop': {
    nothing:
      'It stands in the cellar with a flat tyre and the bus runs. It is taken out again if somebody makes that easy in the two weeks in March when people think of it.',
    now: 'Motors have brought people who never rode, and where employers lease bicycles to staff, somebody has to service them; both need a workshop that answers.',
    against:
      'Whoever ordered too much in a good year sells below cost in the next, and a shop that bought in October competes with that in June.',
    caution:
      'Household budgets for wheels are lumpy: nothing for six years, then a month’s pay. The circle holds far more repairs than sales, and the repair figures are the ones to count.',
    protects:
      'Makers change dealers as they like. The list of nine hundred bicycles with their wear, and two hands that keep a promise by Thursday, stay.',
    unit: 'A receipt of {spend} mixes a tube with a machine that costs a salary. The bicycle ties up money for months before it leaves anything; the repair leaves most of its price and is paid at once.',
    price:
      'Repairs have fixed prices on a board, because fear of the bill keeps bicycles in cellars. On new ones there is no haggling; a first service is included instead, and it brings them back.',
    winning:
      'A morning in a company’s yard: brakes and tyres for nothing, a list of what is worn for each. {founder} leaves with ten appointments and the name of whoever signs the leasing.',
    keeping:
      'Every bicycle gets a message before the season, with what it will need and a date. Those who say yes fill the stand in February, when it would be empty.',
    sceptic:
      'Half of the year is empty, the other half is too short for the queue. Money lies in models that age on the hook. The maker sells online beside his dealers, and a mechanic who is good opens a stand of his own.',
  },
  'health shop': {
    nothing:
      'Much passes by itself, and an honest counter says so. What does not pass costs more later; people who waited once too long become the most faithful customers.',
    now: 'Where an appointment takes weeks, a qualified person who may look today is worth a walk; what such a shop may test or measure is set by the licence.',
    against:
      'What payers give for the standard packet can be cut without asking. A plan that lives on it has its price set in an office.',
    caution:
      'Need rises with age, and age differs by street. Where the doctors are matters more than where the people live; one practice that retires takes its patients’ errands along.',
    protects:
      'Packets are the same packets. A qualified face that noticed what two doctors prescribed against each other is not replaced by a lower price.',
    unit: 'The prescription or standard item brings people in and leaves little; what is recommended beside it pays. That is a temptation, and the rule against it is that nothing is recommended which we would not give at home.',
    price:
      'Where fees are set, nothing is to be decided. For the rest the common ten match the chain, visibly; the others are priced for the time that advice takes.',
    winning:
      'The three nearest practices are asked what their patients come back without. {founder} stocks that, says so in one line to each, and is called by their receptionists from then on.',
    keeping:
      'A standing need is ready two days before it runs out, with a message. Who does not fetch it is called, which is care and business at once.',
    sceptic:
      'The licence ties one qualified person to the counter for every hour the door is open, and that person is scarce and dear. Dispatch undercuts the simple half, payers squeeze the other. What is left is advice, which nobody has ever paid for.',
  },
  shop: {
    nothing:
      'People manage. They order, drive or do without, and it costs them a day or an hour rather than money. To be chosen, a shop must be on the way and save that hour; sympathy buys once.',
    now: 'Tills, stock and orders ahead can be rented by the month, so a single shop has the tools that only chains had.',
    against:
      'Wages and rents rise by rule, prices by permission. The gap between the two is the real opponent of the next three years.',
    caution:
      'The sum a household spends on such things is a scale and not a measurement of this street. And the circle is drawn on foot: a bus stop or a barrier of traffic changes it at once.',
    protects:
      'Goods and fittings can be had by anybody. Knowing what was asked for and was not there, week after week, belongs to the shop that wrote it down.',
    unit: 'The margin on the label is not what stays. Money that stands on a shelf for half a year has cost more than the discount that would have moved it.',
    price:
      'The five things people know the price of are sold at that price. For everything else the question is whether it is here, today, with somebody who knows it.',
    winning:
      'For a month before anything is signed, {founder} sells from a table in that street. Who stops, who comes back and what they ask for is written down; those people are the first customers.',
    keeping:
      'Regulars are missed by name after a month, and asked. The list is twenty names long and hangs behind the till.',
    sceptic:
      'A giant delivers the same by tomorrow, cheaper, and takes it back. What remains is the hurry of some and the kindness of others, and neither is a plan until it has been counted at this door.',
  },
}
