// Results of `node --test`, a line of JSON for each test: {name, passed, detail}.
export default async function* lines(events) {
  for await (const { type, data } of events) {
    if (!["test:pass", "test:fail"].includes(type) || data.details?.type === "suite" || data.nesting > 0) continue;
    const problem = data.details?.error?.cause ?? data.details?.error;
    const detail = problem ? String(problem.stack || problem.message || problem) : "";
    yield `${JSON.stringify({ name: data.name, passed: type === "test:pass", detail })}\n`;
  }
}
