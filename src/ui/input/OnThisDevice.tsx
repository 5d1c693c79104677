import { isLink } from '@/domain/identity/link';
import styles from './OnThisDevice.module.css';

/** Opens the QR code's address in a new tab: a phone cannot scan its own screen. */
export function OnThisDevice({ address }: { address: string }) {
  if (!isLink(address)) return null;
  return (
    <a className={styles.link} href={address} target="_blank" rel="noopener noreferrer">
      在本机继续
    </a>
  );
}
