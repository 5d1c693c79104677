import styles from './SignIn.module.css';

/** What the hall is, and what a person should know before typing a password. */
export function Introduction() {
  return (
    <section className={styles.introduction} aria-labelledby="introduction-title">
      <p className={styles.eyebrow}>住房公积金</p>
      <h2 id="introduction-title">网上办事大厅</h2>
      <p>缴存、提取、贷款，足不出户办理。</p>
      <ul className={styles.points}>
        <li>
          <strong>随时查</strong>账户余额、缴存明细、贷款进度
        </li>
        <li>
          <strong>网上办</strong>填写内容自动保存，中断后可继续
        </li>
        <li>
          <strong>看得见</strong>每一步由谁办理、何时办结
        </li>
      </ul>
      <div className={styles.warning}>
        <h3>谨防诈骗</h3>
        <p>
          中心不会以任何理由向您索要登录密码和短信验证码，也不委托任何中介代办提取。请核对网址后登录，咨询请拨打 12329。
        </p>
      </div>
    </section>
  );
}
