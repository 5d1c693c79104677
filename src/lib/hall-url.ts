/** Where the browser finds a file that `hallFile` let through: what lies beside the hall follows its folder, the centre's lies under /api. */
export function hallUrl(file: string): string {
  return file.startsWith('/') ? file : `${import.meta.env.BASE_URL}${file}`;
}
