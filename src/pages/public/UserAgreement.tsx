import styles from './Public.module.css';

/** The agreement a person accepts by using the hall. The centre's own text replaces it once its call is known. */
export default function UserAgreement() {
  return (
    <article className={styles.card}>
      <h1 tabIndex={-1}>用户协议</h1>
      <div className={styles.text}>
        <p>使用住房公积金网上办事大厅办理业务前，请阅读本协议。登录即表示您同意本协议。</p>
        <ol>
          <li>您应当使用本人或本单位的账号，妥善保管密码和验证码，不得转借他人。</li>
          <li>您提交的信息和材料应当真实、完整、有效；提供虚假信息的，依法承担责任。</li>
          <li>中心仅为办理住房公积金业务收集和使用您的信息，并依法予以保护。</li>
          <li>办理结果以中心审核和系统记录为准，您可在“我的办件”查询进度。</li>
          <li>对本协议有疑问的，请拨打 12329 咨询。</li>
        </ol>
      </div>
    </article>
  );
}
