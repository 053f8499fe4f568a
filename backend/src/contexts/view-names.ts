/** The names that `@WaitsFor` accepts. */
declare module '../platform/read-your-writes/waits-for.js' {
  interface Views {
    readonly activity: true;
    readonly artworks: true;
    readonly comments: true;
    readonly contributors: true;
    readonly frontends: true;
    readonly 'mascot-imports': true;
    readonly mascots: true;
    readonly 'moderation-queue': true;
    readonly owned: true;
    readonly 'picture-references': true;
    readonly submissions: true;
  }
  interface Automations {
    readonly 'destroy-key-of-submitter': true;
    readonly 'destroy-keys-of-item': true;
    readonly 'publish-or-withdraw-mascot': true;
    readonly 'withdraw-or-restore-mascot': true;
  }
}

export {};
