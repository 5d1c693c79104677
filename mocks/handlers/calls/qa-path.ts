/** Path of the calls by which a tester acts as the centre. */
export const QA = '/api/__qa__';
