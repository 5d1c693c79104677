import type { ButtonHTMLAttributes } from 'react';
import styles from './Button.module.css';

/** A plain button for what must load without the form library: the sign-in page, dialogs, the shell. */
export function Button({
  kind = 'plain',
  className = '',
  type = 'button',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { kind?: 'plain' | 'primary' | 'link'; 'data-autofocus'?: boolean }) {
  return <button type={type} className={`${styles.button} ${styles[kind]} ${className}`} {...rest} />;
}
