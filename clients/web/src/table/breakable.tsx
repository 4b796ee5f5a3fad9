import { Fragment } from 'preact';

/** The places before the last parts of the long names of contracts: “Kontra|bauern|schnapser”. */
const BEFORE_PARTS = /(?<=\p{L})(?=bauern|schnapser|bettler|gang|loch)/u;

/** A name that may be broken between its parts. A hyphen in it would hide the name from voice control. */
export function Breakable({ text }: { readonly text: string }) {
  return (
    <>
      {text.split(BEFORE_PARTS).map((part, index) => (
        <Fragment key={part}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </>
  );
}
