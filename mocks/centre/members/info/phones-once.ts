/** Returns a check for a number already used by another row, named by its key; created once for many rows. */
export function phonesOnce(): (sjhm: string, key: string) => string | undefined {
  const seen = new Map<string, string>();
  return (sjhm, key) => {
    const other = seen.get(sjhm);
    if (sjhm && other === undefined) seen.set(sjhm, key);
    return other === undefined || other === key ? undefined : `手机号码与名单中${other}的相同`;
  };
}
