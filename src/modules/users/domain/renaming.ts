/** How many days after a change of name an account can be renamed again. */
export const RENAME_DAYS = 30;

/** For how many days a name that was given up is kept from others, and leads to its former owner. */
export const NAME_KEPT_DAYS = 90;
