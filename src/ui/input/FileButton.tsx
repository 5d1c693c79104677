import { type ComponentProps, type Ref, useId } from 'react';
import styles from './FileButton.module.css';

interface FileButtonProps
  extends Pick<ComponentProps<'input'>, 'accept' | 'multiple' | 'disabled' | 'aria-invalid' | 'aria-describedby'> {
  /** Id of the input. */
  id?: string;
  /** Text of the button. */
  label: string;
  /** Ids of further labelling elements, read before the button's text. */
  named?: string;
  kind?: 'outline' | 'primary';
  ref?: Ref<HTMLInputElement>;
  onChoose: (files: File[]) => void;
}

/** File input. The native button is labelled in the browser's language, so the label acts as button and the input keeps keyboard access. */
export function FileButton({ id, label, named, kind = 'outline', ref, onChoose, ...input }: FileButtonProps) {
  const own = useId();
  const inputId = id ?? own;
  return (
    <span className={styles.file}>
      <input
        {...input}
        ref={ref}
        id={inputId}
        data-unseen
        type="file"
        aria-labelledby={named && `${named} ${inputId}-button`}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Allows choosing the same file again after it was edited.
          target.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
      <label id={`${inputId}-button`} htmlFor={inputId} className={styles[kind]}>
        {label}
      </label>
    </span>
  );
}
