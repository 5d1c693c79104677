import type { SignatureView } from '@/api/cases/sign';
import { fetchSignatures } from '@/api/cases/sign';
import { Grid } from '@/ui/layout/Grid';
import { Muted } from '@/ui/layout/Muted';
import { Stack } from '@/ui/layout/Stack';
import { StateMark, type StateTone } from '@/ui/state/StateMark';
import { useLoad } from '../flow/use-load';
import styles from './sign.module.css';

const STATES: Readonly<Record<string, readonly [StateTone, string]>> = {
  '0': ['attention', '待签署'],
  '1': ['done', '已签署'],
  '2': ['failed', '已拒绝'],
  '3': ['ended', '已失效'],
};

/** Signatures of an application with signer, document, time and image, for receipt and case. Renders nothing without signatures. */
export function Signatures({ ywlsh }: { ywlsh: string }) {
  const { data = [] } = useLoad(ywlsh, (signal) => fetchSignatures(ywlsh, { signal }));
  if (data.length === 0) return null;
  return (
    <section aria-label="电子签名">
      <h3>电子签名</h3>
      <Grid as="ul" min="260px">
        {data.map((one) => (
          <Signature key={`${one.xingming} ${one.qmsf} ${one.wsmc}`} one={one} />
        ))}
      </Grid>
    </section>
  );
}

function Signature({ one }: { one: SignatureView }) {
  const [tone, label] = STATES[one.zt] ?? ['ended', '状态未知'];
  return (
    <Stack as="li" className={styles.signature}>
      <span>
        <bdi>{one.xingming}</bdi>（{one.qmsf}）《{one.wsmc}》 <StateMark tone={tone} label={label} />
      </span>
      {one.image.startsWith('data:image/') && (
        <img src={one.image} alt={`${one.xingming}的签名：${one.wsmc}`} width={300} height={84} />
      )}
      {one.qmsj && <Muted as="span">签署时间：{one.qmsj}</Muted>}
    </Stack>
  );
}
