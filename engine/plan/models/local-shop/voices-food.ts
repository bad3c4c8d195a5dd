// At length: bread, cups, plates, groceries, flowers, glasses, ices.
import type { Voice } from './voice.ts'

export const FOOD_VOICES: Record<string, Voice> = {
  bakery: {
    nothing:
      'A worse loaf is no misfortune, and it lies in the trolley already. So the way to a better one has to be shorter than the way to the shelf: a day, a name on the bag, no queue. Discounts hold nobody who came for the crust.',
    now: 'Long proofs in the cold have moved the work into the afternoon before; one person can now run an oven that used to need a night shift.',
    against:
      'Flour, current and wages rise together, and the price of bread is the one price that everybody remembers. Each of the next three years has to be earned out of waste, since the customer will not pay for it.',
    caution:
      'Spending on bread is spread over supermarkets, petrol stations and breakfasts out, and only a part of it ever stands in front of a craft counter. The density is ours; half of it doubles the share that is needed.',
    protects:
      'The recipe protects nothing, nor does the oven. What does is the order of a few hundred weeks: who takes rye on Friday, who is away in August, who sent whom.',
    unit: 'Ingredients look small beside the price, which misleads every newcomer. The dear part is the last tray, baked in hope: ten unsold loaves cost what thirty sold ones leave.',
    price:
      'A loaf is compared with the supermarket’s for one week and with last year’s for ever. It is better to open a little too high and to stay there than to rise in the first winter.',
    winning:
      'Warm bread given away at a school gate at a quarter past eight is an advertisement that nobody throws away. {founder} stands there on eight mornings with a list for names, not with leaflets.',
    keeping:
      'Households leave a bakery in silence, after the second time it was sold out. What ran out, and at what hour, is written on the wall; the next day begins with that line.',
    sceptic:
      'A hundred mornings at three o’clock are romantic, four hundred are not. What gives way first may be a back or a marriage and not the sales, and a bakery without its baker is a room with a hot box in it.',
  },
  café: {
    nothing:
      'There is coffee at home and at work, and it is not even bad. Nobody crosses a street for caffeine; they cross it for four minutes away from a screen. If those minutes are spent in a queue, the walk was for nothing.',
    now: 'Fixed office days have made Tuesday to Thursday mornings regular again, and machines can be leased with service, so that a breakdown costs hours and not weeks.',
    against:
      'Milk, beans and rent have all risen faster than the price at which people begin to say it aloud. A cup has a ceiling; only what is eaten with it has not.',
    caution:
      'People who live near are only a part of the trade; the others work there or pass, and no census counts them. A closed office across the road changes more than any figure in this table.',
    protects:
      'Beans can be bought by the neighbour, and so can the machine. Two hundred orders known by face cannot, and neither can the corner where the morning sun falls.',
    unit: 'What a cup leaves looks like a gold mine until it is divided by minutes. Between eight and half past nine the bar earns; after three the same wages sell a pot of tea and a socket for the laptop.',
    price:
      'The plain cup is what people compare, so it stays near the street’s price; the second drink, the plate and the bag of beans carry what is missing. An average of {spend} holds only if every third cup has something beside it.',
    winning:
      'Offices within four minutes get a jug and ten cups on a Monday, with a card that says when the queue is shortest. {founder} carries it up in person and learns who decides about the biscuits.',
    keeping:
      'Regulars are lost to a slow Tuesday, not to a better bean. The queue is timed twice a week; at five minutes one drink leaves the board.',
    sceptic:
      'Everybody has sat in one, so everybody thinks of opening one. The founder will wash cups for the wages of a barista and carry the rent of a shopkeeper, while a chain with a better lease takes the corner.',
  },
  restaurant: {
    nothing:
      'Supper at home costs far less, and nobody has to be found for the children. An evening out therefore competes with comfort, and loses whenever the last one was only good. People forgive a price; they do not forgive a wait between courses.',
    now: 'Kitchens with everything in place stand empty after other people’s closures, so the dearest part, hood, drains and cold room, can be taken over for a fraction.',
    against:
      'Cooks are missing everywhere and know it. The plan pays them before it pays the founder, and a kitchen that is one short closes on Tuesday.',
    caution:
      'Guests come from much farther than the circle on a Saturday and from the next two streets on a Wednesday. The table counts neighbours; the full evenings are made by others, the empty ones by their absence.',
    protects:
      'A menu can be copied by next week. What takes years is a kitchen that sends the same plate twice and a book in which the third visit of a family is written.',
    unit: 'A bill of {spend} a head leaves enough on paper. The figure hides the empty chairs: wages for the kitchen are the same for twelve guests as for forty, and Tuesday decides whether Saturday was profit.',
    price:
      'Eight dishes carry eight different margins, and guests choose by the second cheapest. Wine and the last course decide; so nobody is asked whether they want dessert, they are shown it.',
    winning:
      'Three paid evenings in a borrowed room make a hundred and twenty people who have tasted it. {founder} takes their numbers at the coffee and calls them for the opening week, when critics should not come yet.',
    keeping:
      'A guest who has been three times may come for years; the second visit is the one to win. Who booked, what they ate and what went wrong is written down the same night, and somebody calls if a regular table is missing for two months.',
    sceptic:
      'Most of the money is spent before the first guest sits down, and it buys steel that sells for scrap. Then everything depends on two cooks, on rain, and on strangers who photograph their food. Skill alone has never filled a Tuesday.',
  },
  'food shop': {
    nothing:
      'The weekly drive is dull, warm and dry, with a seat for the children. It fails on Thursday, when the lettuce does. The offer is for Thursday, and should not pretend to replace the trolley.',
    now: 'Growers want outlets that pay within the week since the large chains pay after sixty days; a small counter can get goods that it was too small for before.',
    against:
      'Energy for cooling runs day and night, and every supermarket has learned to write a farmer’s name on a sign.',
    caution:
      'What households spend on food is large and mostly out of reach: tins, drinks and offers belong to the supermarket. Only the fresh part can be won, and that part depends on who cooks.',
    protects:
      'Neither the cheese nor the crates are ours alone. Knowing that the couple at number nine eats fish on Thursdays is, and so is a grower who keeps the first asparagus for us.',
    unit: 'The larger part of each basket goes straight to the supplier. What remains is eaten by whatever is thrown away, so one crate too many on Tuesday undoes a good Saturday.',
    price:
      'Six prices are known by heart, milk, bread, eggs, butter, bananas, tomatoes; these match the supermarket. Everything else is priced for what it is, and nobody checks.',
    winning:
      'A table with one thing in season, cut open, on the way home from the stop. {founder} gives a slice, says how to cook it in one sentence, and names the hour at which the rest comes in.',
    keeping:
      'Customers stop coming when they twice carried something home that was not fresh. It is replaced before they have finished the sentence, and the crate is looked at in the same minute.',
    sceptic:
      'Supermarkets sell the same carrots at our purchase price, with a car park. What is left for a small shop is conviction, and conviction shops here on Saturdays and there on all other days. The margin is thinner than the waste of a bad week.',
  },
  'flower shop': {
    nothing:
      'An empty vase offends nobody. Flowers are bought out of joy, guilt or duty, and each has its own day; whoever is shut or sold out on that day does not exist.',
    now: 'Growers nearby offer seasonal stems again where one asks them, and what was cut yesterday nearby stands longer than what has flown.',
    against:
      'Heat in summer and energy in winter shorten what lasts already only a week. A hot June doubles what is thrown away, and it was paid for.',
    caution:
      'A yearly sum for each household hides how much of it is spent on a few dates. Offices are not in this count at all, and they are the ones with standing orders.',
    protects:
      'Roses are the same roses everywhere. A hand that binds in four minutes and a list of standing vases, with the day each is emptied, are not for sale.',
    unit: 'A bouquet of {spend} seems to leave more than half. What it really leaves is known on Thursday evening, when the buckets are emptied: the stems thrown away belong to the price of those sold.',
    price:
      'Three sizes at three round prices end the question of what a rose costs today. The middle one is what most take, so the middle one is built first each morning.',
    winning:
      'Twenty offices get a small vase for a week, without a word about money. On the next Monday {founder} comes to fetch it, and asks whether it should stay.',
    keeping:
      'Standing orders end when the same thing comes three times. The book says what went where; the fourth week brings something that was not expected, at the same price.',
    sceptic:
      'It is a perishable luxury, bought by mood, in a room that must be cold in summer and is cold in winter. The supermarket sells the idea of flowers for the price of a sandwich, and four days a year are supposed to carry the rest.',
  },
  bar: {
    nothing:
      'The sofa has no closing time and the bottle costs less. What it lacks is other people. A room that is half empty lacks them as well, and so the first full Thursday is worth more than the first good review.',
    now: 'Good drinks without alcohol have become a trade of their own, so a table of six no longer splits because two of them do not drink.',
    against:
      'Guests who drink less, neighbours who write letters and licences for late hours that can be taken away: none of it is in the founder’s hands.',
    caution:
      'At the weekend the guests come from farther than the circle. The count says nothing about who gets out of the last tram, and the licence says more about the takings than the census does.',
    protects:
      'Bottles are the same bottles. What cannot be bought is a bartender who introduces two strangers, and twelve regulars without whom it feels like another place.',
    unit: 'Much stays of each glass, which is why so many try. The figure misleads because it is earned in twelve hours a week; in the other fifty somebody polishes glasses at full pay.',
    price:
      'The first drink is compared with the neighbour’s and the second with the mood. So the simplest glass stays cheap, and the one that people photograph is not.',
    winning:
      'Groups decide on the pavement, by whoever says a name first. {founder} invites the eight people in the quarter who always say it, one by one, on the four Wednesdays before the opening.',
    keeping:
      'A bar loses its regulars when their corner is taken by a party. Two tables are never reserved, and whoever has not been seen for a month is asked for by name.',
    sceptic:
      'The trade can eat its owners: nights, noise, free drinks, cash. A single letter from the authority about closing an hour earlier takes the best hour of the evening, and the flat upstairs has a new tenant with a baby.',
  },
  'dessert shop': {
    nothing:
      'Nobody misses what they did not see. This is bought within a minute, by people on their way to something else, and not bought at all when it rains; need has no part in it.',
    now: 'Small machines make a batch in nine minutes, so that a shop can follow the weather of the day and no longer has to guess on Monday.',
    against:
      'Cream and current are paid at the market’s price, and a summer can be too wet, or so hot that people stay indoors until nine.',
    caution:
      'The circle counts neighbours; on a warm Sunday much of the queue lives elsewhere. The year’s spending falls into its warm days, and a wet summer takes some of them away.',
    protects:
      'Pistachio can be bought by anybody. A corner on the way from the school to the park cannot, once there is a name on it.',
    unit: 'What a portion leaves is splendid in July and meaningless in January, when rent and freezers run for a dozen cups of chocolate. The yearly average is the only honest figure.',
    price:
      'A child’s size at a round coin sells the parent’s two. {spend} is what a small group spends together; prices end in a number that can be counted out in the hand.',
    winning:
      'On the last school day before the holidays: a cart at the gate, one small portion for each child. {founder} spends that afternoon and has four hundred families who know the corner.',
    keeping:
      'What brings people back is the kind that was sold out yesterday. So one kind always is by six, on purpose, and its name stands in the window until the next noon.',
    sceptic:
      'The year’s income depends on the sky. The good corner is taken by the chain or priced as if every month were July; staff are students who leave in September, and January comes with the full rent.',
  },
}
