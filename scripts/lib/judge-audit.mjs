/** What the registry doesn't answer says nothing about Writdesk. */
const NO_ANSWER = 75;

/**
 * What `npm audit --json` found, against the exceptions that somebody wrote down.
 *
 * @param {string} report
 * @param {{ advisory: string, until: string, reason: string }[]} exceptions each with the last day that it is good for.
 * @param {Date} now
 * @returns {{ lines: string[], code: number }} 0: nothing known; 1: a weakness, or an exception that is over or not needed.
 */
export function judge(report, exceptions, now) {
  const found = advisoriesIn(report);
  if (!found)
    return { lines: ['The registry named no known vulnerabilities: it did not answer.'], code: NO_ANSWER };
  const today = now.toISOString().slice(0, 10);
  const lines = [];
  for (const { url, title, severity, name } of found.values()) {
    const exception = exceptions.find(({ advisory }) => advisory === url);
    if (!exception) lines.push(`✗ ${name}: ${title} (${severity}) ${url}`);
    else if (exception.until < today)
      lines.push(`✗ ${name}: the exception for ${url} ended on ${exception.until}`);
  }
  for (const { advisory } of exceptions)
    if (!found.has(advisory)) lines.push(`✗ The exception for ${advisory} is not needed: remove it.`);
  if (lines.length) return { lines, code: 1 };
  return { lines: [`No known weakness in what is shipped, ${exceptions.length} by exception.`], code: 0 };
}

/** The advisories by their address, or null where the report is none. */
function advisoriesIn(report) {
  let parsed;
  try {
    parsed = JSON.parse(report);
  } catch {
    return null;
  }
  if (!parsed?.vulnerabilities) return null;
  const advisories = Object.values(parsed.vulnerabilities).flatMap(({ via }) =>
    via.filter((each) => typeof each === 'object'),
  );
  return new Map(advisories.map((each) => [each.url, each]));
}
