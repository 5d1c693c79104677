import styles from './panel.module.css';

interface PanelButtonProps {
  text: string;
  onClick: () => unknown;
  /** Accessible name where the text alone stands on several buttons. */
  label?: string;
}

export function PanelButton({ text, label, onClick }: PanelButtonProps) {
  return (
    <button type="button" aria-label={label} onClick={onClick}>
      {text}
    </button>
  );
}

interface PanelFieldProps {
  text: string;
  value: string;
  onChange: (value: string) => void;
  /** Accessible name where the text alone stands at several fields. */
  label?: string;
  placeholder?: string;
  type?: 'datetime-local';
}

export function PanelField({ text, label, onChange, ...input }: PanelFieldProps) {
  return (
    <label className={styles.row}>
      {text}
      <input aria-label={label} onChange={({ target }) => onChange(target.value)} {...input} />
    </label>
  );
}
