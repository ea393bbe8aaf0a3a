/** The functions of a policy; undefined rejects the text. TypeScript does not have the API yet. */
interface PolicyRules {
  createHTML: (text: string) => string;
  createScriptURL: (text: string) => string | undefined;
  createScript: (text: string) => string;
}

interface TrustedTypes {
  defaultPolicy: object | null;
  createPolicy: (name: 'default', rules: PolicyRules) => void;
}

/**
 * Which strings may become code under `require-trusted-types-for 'script'` of the content security policy. HTML from React is admitted:
 * scripts in it are never executed, and the policy blocks handlers in it. A script is a file of this site without a query, in characters
 * that no browser leaves out of an address; the text of a script is JSON, which executes nothing: structured data.
 */
const rules: PolicyRules = {
  createHTML: (text) => text,
  createScriptURL: (text) => (/^\/\w[\w./~-]*\.js$/.test(text) ? text : undefined),
  createScript: (text) => {
    JSON.parse(text);
    return text;
  },
};

/** Installs the rules for this document. An extension of the browser may have installed its own. */
export function installTrustedTypes(): void {
  const {trustedTypes} = window as {trustedTypes?: TrustedTypes};
  if (trustedTypes && !trustedTypes.defaultPolicy) trustedTypes.createPolicy('default', rules);
}
