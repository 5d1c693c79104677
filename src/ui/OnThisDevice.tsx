import { isLink } from '@/domain/link';
import styles from './OnThisDevice.module.css';

/** Nobody can scan the screen of the phone they hold: there, what the code says opens in a tab beside the hall. */
export function OnThisDevice({ address }: { address: string }) {
  if (!isLink(address)) return null;
  return (
    <a className={styles.link} href={address} target="_blank" rel="noopener noreferrer">
      在本机继续
    </a>
  );
}
