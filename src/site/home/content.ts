import type { PageDefaults, Texts } from '#records/page-content/defaults.ts'

export const homeContent = {
  pageKey: 'home',
  texts: {
    meta_title: 'AI × Agile transformation consulting',
    meta_description:
      'Smarter decisions, faster execution. We help enterprises put AI to work and deliver strategy with human-centered agility.',

    hero_badge: 'Synergy-Powered Transformation',
    hero_title: 'AI × Agile. Smarter decisions. Faster execution.',
    hero_subline: 'Unlock the potential of AI and accelerate strategy execution through human-centered agility.',
    hero_primary: 'Start Your Agile Journey',
    hero_secondary: 'Explore AI Consulting',
    hero_strip: 'AI Innovation × Agile Leadership = Enterprise Velocity',

    intro_title: 'Few strategies fail on paper. They fail on the way.',
    intro_text:
      'AI pilots multiply while delivery stays slow. Teams work hard on priorities that nobody can explain. We close that gap from both ends: leaders decide on better information, and teams turn each decision into results within weeks.',
    intro_link: 'See what we do',

    lanes_title: 'Two lanes, one direction',
    lanes_text:
      'Agile makes an organisation able to act. AI shows where acting pays. Each lane helps on its own. Speed comes where they join.',
    lanes_agile_name: 'Agile',
    lanes_agile_1_title: 'Shared priorities',
    lanes_agile_1_text: 'One ranked list of goals that every team can read and question.',
    lanes_agile_2_title: 'Short cycles',
    lanes_agile_2_text: 'Plan, deliver and review every two weeks, with the deciders in the room.',
    lanes_agile_3_title: 'Unblocked teams',
    lanes_agile_3_text: 'Dependencies surface early, and leaders remove them within days.',
    lanes_ai_name: 'AI',
    lanes_ai_1_title: 'Real use cases',
    lanes_ai_1_text: 'The few places where AI saves time or money this quarter.',
    lanes_ai_2_title: 'Working pilots',
    lanes_ai_2_text: 'One to three pilots in six to eight weeks, on your data and by your rules.',
    lanes_ai_3_title: 'Better forecasts',
    lanes_ai_3_text: 'Delivery data shows a delay before it happens, while plans can still change.',
    lanes_end_title: 'Enterprise Velocity',
    lanes_end_text: 'Decisions take days, not quarters. What is decided gets delivered.',

    scan_title: '3-Minute Transformation Readiness Scan',
    scan_text: 'Sixteen short questions. You see at once how ready your organisation is, and where to begin.',
    scan_gain_1: 'Your scores for AI, agility and leadership',
    scan_gain_2: 'Your transformation archetype, and what it means',
    scan_gain_3: 'Up to three recommendations to start with',
    scan_button: 'Start the Scan',
    scan_note: 'Free, and no e-mail address needed.',
    scan_preview_title: 'An example result',
    scan_preview_archetype: 'Explorer',
    scan_preview_level: 'Developing',
    scan_pillar_1: 'AI',
    scan_pillar_2: 'Agility',
    scan_pillar_3: 'Leadership',

    results_title: 'What our clients measure afterwards',
    results_1_figure: '90%',
    results_1_label: 'Delay Reduction',
    results_2_figure: '85%',
    results_2_label: 'Release Predictability',
    results_3_figure: '50%',
    results_3_label: 'Lead-Time Improvement',

    credibility_title: 'Empowering Your Success – We Guide You with Expertise & Commitment',
    credibility_1_title: 'Over 15 years of experience',
    credibility_1_text: 'Across automotive, healthcare and aviation, where a late release costs more than money.',
    credibility_2_title: 'Big-4 expertise with boutique agility',
    credibility_2_text: 'The senior people you meet in the first call are the ones who do the work.',
    credibility_3_title: 'Proven track record with Fortune 500 companies',
    credibility_3_text: 'From one stuck programme to several hundred teams on a common rhythm.',
    credibility_4_title: 'A leadership-first approach',
    credibility_4_text: 'Change begins with how leaders decide. Teams follow what they see, not what they are told.',

    values_title: 'How we work with you',
    values_1_title: 'Begin with one decision',
    values_1_text: 'We start where a slow decision costs you most, and show a result there before we widen the scope.',
    values_2_title: 'Work inside your teams',
    values_2_text: 'No parallel project office. We plan, review and build with the people who stay after us.',
    values_3_title: 'Leave you faster',
    values_3_text: 'Your coaches and leaders take over step by step. We are done when you no longer need us.',

    stats_banner: 'Transforming Organizations Worldwide',
    stats_1_figure: '15+',
    stats_1_label: 'Years Experience',
    stats_2_figure: '25+',
    stats_2_label: 'Countries Served',
    stats_3_figure: '500+',
    stats_3_label: 'Leaders Transformed',
    stats_4_figure: '90%',
    stats_4_label: 'Success Rate',

    references_title: 'Some References',
    references_subtitle: 'Trusted by Industry Leaders',
    references_large_name: 'Norvane Aerospace',

    story_title: 'Transformation Success Story',
    story_intro: 'How an enterprise software company turned chronic delay into delivery that others can plan on.',
    story_client: 'Enterprise software client',
    story_headline: 'From weeks of delay to a few days',
    story_challenge_title: 'The Challenge',
    story_challenge_text:
      'Every release came weeks late. Teams waited on each other, plans changed after they were promised, and more than three hundred users had stopped believing the dates.',
    story_solution_title: 'Our Solution',
    story_solution_text:
      'One planning rhythm for all teams, a daily leadership round that removes blockers, and a forecast that learns from delivery data and warns before a date slips.',
    story_results_title: 'Results Delivered',
    story_1_label: 'Delivery Delay',
    story_1_value: '20-40 days → 1-3 days',
    story_2_label: 'Planning Accuracy',
    story_2_value: '60% → 80%',
    story_3_label: 'Dependency Resolution',
    story_3_value: '10 → 1 day',
    story_4_label: 'Users Impacted',
    story_4_value: '300+',
    story_button: 'Read Full Case Study',
    story_url: 'https://example.com/case-study',
    story_quote: 'We used to spend our meetings explaining delays. Now we spend them choosing what to build next.',
    story_name: 'Katalin Varga',
    story_role: 'VP Engineering, enterprise software client',
    story_photo: '',

    voices_title: 'What our clients say',

    closing_title: 'Tell us where it is stuck.',
    closing_text: 'A first briefing takes 30 minutes. You leave it with an honest view of what slows you down.',
    closing_button: 'Start Your Agile Journey',
  },
} as const satisfies PageDefaults

export type HomeContent = typeof homeContent

export type HomeText = { text: Texts<HomeContent> }
