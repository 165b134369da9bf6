/** The built-in texts of one page. What users save under the same keys takes their place. */
export type PageDefaults = { pageKey: string; texts: Record<string, string> }

export type Texts<Page extends PageDefaults> = { [Key in keyof Page['texts']]: string }
