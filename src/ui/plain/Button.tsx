import type { ButtonHTMLAttributes } from 'react';
import styles from './Button.module.css';

/** The button of what loads without antd: the sign-in page, the shell and its dialogs. Public pages have it too (decision 090). */
export function Button({
  kind = 'plain',
  className = '',
  type = 'button',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { kind?: 'plain' | 'primary' | 'link'; 'data-autofocus'?: boolean }) {
  return <button type={type} className={`${styles.button} ${styles[kind]} ${className}`} {...rest} />;
}
