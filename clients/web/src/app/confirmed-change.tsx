import type { ComponentChildren } from 'preact';
import type { Change } from '../api/use-change';
import { ConfirmedButton } from '../design/confirmed-button';
import { SendOutcome } from '../design/outcome';

interface Props<Data, Variables> {
  readonly change: Change<Data, Variables>;
  readonly variables: Variables;
  readonly question: string;
  /** Whether something is missing. While it is sent it is disabled anyway. */
  readonly disabled?: boolean;
  /** The fields that show their own errors. */
  readonly fields?: readonly string[];
  /** The message after success. */
  readonly done?: string;
  readonly onDone?: () => void;
  readonly children: ComponentChildren;
}

/** A button for a change that asks first, with its result below it. */
export function ConfirmedChange<Data, Variables>(props: Props<Data, Variables>) {
  const { change, variables, question, disabled = false, fields = [], children } = props;
  async function send(): Promise<void> {
    if (await change.send(variables)) props.onDone?.();
  }
  return (
    <>
      <ConfirmedButton
        question={question}
        disabled={disabled || change.isSending}
        onConfirm={() => void send()}
      >
        {children}
      </ConfirmedButton>
      <SendOutcome done={change.isDone && props.done} errors={change.otherErrors(...fields)} />
    </>
  );
}
