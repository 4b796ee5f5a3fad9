import { Field } from './field';
import { TextArea } from './text-area';

/** The names of these fields in their form and in the service’s errors. */
export const NAME_AND_ABOUT = ['name', 'about'] as const;

interface Props {
  readonly labels: { readonly name: string; readonly about: string };
  /** The present texts. */
  readonly of: { readonly name: string; readonly about: string };
  readonly nameLength: number;
  readonly aboutLength: number;
  readonly errorAt: (field: string) => string | undefined;
}

/** The fields for the name of something and what its keepers say about it. */
export function NameAndAbout({ labels, of, nameLength, aboutLength, errorAt }: Props) {
  return (
    <>
      <Field
        label={labels.name}
        name="name"
        required
        minLength={3}
        maxLength={nameLength}
        autocomplete="off"
        defaultValue={of.name}
        error={errorAt('name')}
      />
      <TextArea
        label={labels.about}
        name="about"
        maxLength={aboutLength}
        defaultValue={of.about}
        error={errorAt('about')}
      />
    </>
  );
}
