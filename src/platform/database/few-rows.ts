/**
 * The rows of a JSON array as a FROM item, of which Postgres expects one. It takes a JSON array for a hundred rows, and
 * for so many it reads small tables as a whole, with a plan that it keeps while they grow. The condition is always true,
 * but makes it use the index of the table that is joined.
 *
 * @param json a parameter, in SQL
 * @param columns the columns of the rows with their types, in SQL
 * @param number one of them: an integer from 0, never null
 */
export const fewRows = (json: string, columns: string, number: string): string => `
  (SELECT * FROM jsonb_to_recordset(${json}) AS each(${columns}) WHERE ${number} = abs(${number}))`;
