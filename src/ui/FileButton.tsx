import { type ComponentProps, type Ref, useId } from 'react';
import styles from './FileButton.module.css';

interface FileButtonProps
  extends Pick<ComponentProps<'input'>, 'accept' | 'multiple' | 'disabled' | 'aria-invalid' | 'aria-describedby'> {
  /** Of the input. */
  id?: string;
  /** The words on the button. */
  label: string;
  /** Ids of what else names the field, before the button's words. */
  named?: string;
  kind?: 'outline' | 'primary';
  ref?: Ref<HTMLInputElement>;
  onChoose: (files: File[]) => void;
}

/** Chooses files. The browser's own button speaks the browser's language: the label is the button, the input keeps the keyboard. */
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
          // The same file may be chosen again after a change.
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
