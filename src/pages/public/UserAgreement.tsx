import { Link, useSearchParams } from 'react-router-dom';
import { fetchUserAgreement } from '@/api/user-agreement';
import { useLoad } from '@/engine/flow/use-load';
import { decodeBase64 } from '@/lib/base64';
import { useSession } from '@/session/session-store';
import { Button } from '@/ui/plain/Button';
import { RichText } from '@/ui/RichText';
import { AgreeForUnit } from './AgreeForUnit';
import styles from './Public.module.css';

const TITLES: Readonly<Record<string, string>> = {
  user: '用户服务协议',
  unit: '单位网上业务协议',
  privacy: '隐私说明',
};

/** What a person accepts by registering and by using the hall; registration pages open it beside their form. */
export default function UserAgreement() {
  const [query] = useSearchParams();
  const forUnit = useSession(({ token, loginType }) => Boolean(token) && loginType === '2');
  const asked = query.get('xylx') ?? '';
  const xylx = Object.hasOwn(TITLES, asked) ? asked : 'user';
  const { phase, data, error, reload } = useLoad(`agreement ${xylx}`, (signal) => fetchUserAgreement(xylx, { signal }));
  const readable = data && typeof data.pznr === 'string' && decodeBase64(data.pznr).trim() !== '' ? data : undefined;
  const missing = phase === 'failed' || (data && !readable);

  return (
    <article className={styles.card} aria-busy={!data && !missing}>
      <h1 tabIndex={-1}>{TITLES[xylx]}</h1>
      <nav aria-label="协议" className={styles.agreements}>
        {Object.entries(TITLES).map(([key, title]) => (
          <Link key={key} to={`/user_agreement?xylx=${key}`} aria-current={key === xylx ? 'page' : undefined}>
            {title}
          </Link>
        ))}
      </nav>
      {!data && !missing && <p role="status">加载中...</p>}
      {missing && (
        <div role="alert">
          <p>
            {error instanceof Error ? error.message : '协议全文加载失败'}。以下是协议要点，全文请稍后重试或到柜台查阅。
          </p>
          <Button onClick={reload}>重新加载</Button>
        </div>
      )}
      {readable && (
        <>
          <p className={styles.from}>
            {[readable.bb, readable.sxrq && `自${readable.sxrq}起施行`].filter(Boolean).join('，')}
          </p>
          <div className={styles.text}>
            <RichText base64={readable.pznr} headingsFrom={2} />
          </div>
          {forUnit && xylx === 'unit' && <AgreeForUnit bb={readable.bb} />}
        </>
      )}
      {missing && <MainPoints />}
    </article>
  );
}

/** What matters most, for when the centre's text cannot be had. */
function MainPoints() {
  return (
    <div className={styles.text}>
      <ol>
        <li>您应当使用本人或本单位的账号，妥善保管密码和验证码，不得转借他人。</li>
        <li>您提交的信息和材料应当真实、完整、有效；提供虚假信息的，依法承担责任。</li>
        <li>中心仅为办理住房公积金业务收集和使用您的信息，并依法予以保护。</li>
        <li>办理结果以中心审核和系统记录为准，您可在“我的办件”查询进度。</li>
        <li>对本协议有疑问的，请拨打 12329 咨询。</li>
      </ol>
    </div>
  );
}
