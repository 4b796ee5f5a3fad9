/** A seat at the table, counted clockwise from 0. */
export type Seat = number;

/** The reader of a view: a player's seat, or somebody who plays no card. */
export type Observer = Seat | 'onlooker';

/** An action is its token in the notation of rules 2.3 (`HA`, `mH`, `x`, `c`, …). */
export type Action = string;

/** A card's token: suit and rank (`HA`, `D9`). */
export type CardToken = string;
