import { StateMark, type StateTone } from '@/ui/StateMark';
import styles from './cooperation.module.css';
import { starWords } from './project-words';

const TONES: Readonly<Record<string, { tone: StateTone; label: string }>> = {
  准入: { tone: 'done', label: '可申请贷款' },
  审核中: { tone: 'waiting', label: '准入审核中' },
  暂停: { tone: 'attention', label: '暂停准入' },
  售罄: { tone: 'ended', label: '已售罄' },
};

/** What the centre's word means for who wants a loan; a word that is not known is shown as it came. */
export function ProjectState({ zt }: { zt: string }) {
  const known = Object.hasOwn(TONES, zt) ? TONES[zt] : undefined;
  return <StateMark tone={known?.tone ?? 'waiting'} label={known?.label ?? zt} />;
}

export function GreenStars({ stars }: { stars: string }) {
  const words = starWords(stars);
  return words === '' ? null : <span className={styles.green}>绿色建筑{words}</span>;
}
