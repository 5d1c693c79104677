import type { SignatureView } from '@/api/sign';
import { fetchSignatures } from '@/api/sign';
import { StateMark, type StateTone } from '@/ui/StateMark';
import { useLoad } from '../flow/use-load';
import styles from './sign.module.css';

const STATES: Readonly<Record<string, readonly [StateTone, string]>> = {
  '0': ['attention', '待签署'],
  '1': ['done', '已签署'],
  '2': ['failed', '已拒绝'],
  '3': ['ended', '已失效'],
};

/** Who has signed which document of an application, when and how it looks: on the receipt and in the case. Nothing when nobody signs. */
export function Signatures({ ywlsh }: { ywlsh: string }) {
  const { data = [] } = useLoad(ywlsh, (signal) => fetchSignatures(ywlsh, { signal }));
  if (data.length === 0) return null;
  return (
    <section aria-label="电子签名">
      <h3>电子签名</h3>
      <ul className={styles.signatures}>
        {data.map((one) => (
          <Signature key={`${one.xingming} ${one.qmsf} ${one.wsmc}`} one={one} />
        ))}
      </ul>
    </section>
  );
}

function Signature({ one }: { one: SignatureView }) {
  const [tone, label] = STATES[one.zt] ?? ['ended', '状态未知'];
  return (
    <li className={styles.signature}>
      <span>
        <bdi>{one.xingming}</bdi>（{one.qmsf}）《{one.wsmc}》 <StateMark tone={tone} label={label} />
      </span>
      {one.image.startsWith('data:image/') && (
        <img src={one.image} alt={`${one.xingming}的签名：${one.wsmc}`} width={300} height={84} />
      )}
      {one.qmsj && <span className={styles.note}>签署时间：{one.qmsj}</span>}
    </li>
  );
}
