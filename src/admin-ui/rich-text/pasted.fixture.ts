/** What the clipboard holds after a copy in Word, */
export const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><link rel=File-List href="file:///C:/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- p.MsoNormal, li.MsoNormal {mso-style-unhide:no; margin:0cm; font-family:"Aptos",sans-serif;} @page WordSection1 {size:595.3pt 841.9pt;} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt;word-wrap:break-word'><!--StartFragment-->
<p class=MsoTitle><span lang=EN-GB>Plan for spring<o:p></o:p></span></p>
<h1><a name="_Toc12345"></a><b><span style='mso-bookmark:_Toc12345'>Goals<o:p></o:p></span></b></h1>
<p class=MsoNormal style='margin-bottom:8.0pt;line-height:107%'><span lang=EN-GB style='font-size:12.0pt;font-family:"Aptos",sans-serif;mso-ansi-language:EN-GB'>Three teams <b style='mso-bidi-font-weight:normal'>start</b> in <i>March</i>.<span style='mso-spacerun:yes'>&nbsp; </span>See <a href="https://example.com/plan">the plan</a>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>First point<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><!--[if !supportLists]--><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><!--[endif]-->Deeper point<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><!--[endif]-->Second point<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><!--[if !supportLists]--><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><!--[endif]-->Measure</p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><!--[if !supportLists]--><span style='mso-list:Ignore'>2.<span>&nbsp;&nbsp; </span></span><!--[endif]-->Decide</p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'><td width=301 valign=top style='width:225.4pt;border:solid windowtext 1.0pt'><p class=MsoNormal><b>Team<o:p></o:p></b></p></td><td width=301><p class=MsoNormal><b><span lang=EN-GB>Weeks</span></b></p></td></tr>
 <tr><td><p class=MsoNormal>Red</p></td><td><p class=MsoNormal>4<span class=MsoCommentReference><span style='font-size:8.0pt'><a class=msocomanchor href="#_msocom_1">[AB1]</a></span></span></p></td></tr>
</table>
<p class=MsoNormal>As agreed<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a>.</p>
<v:shape id="x"><v:imagedata src="file:///C:/a.png"/></v:shape><img width=100 src="file:///C:/Temp/msohtmlclip1/01/clip_image001.png">
<!--EndFragment--></body></html>`

/** The same of Google Docs. */
export const google = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0b1c2d3e-7fff-1a2b">
<h1 dir="ltr" style="line-height:1.38;margin-top:20pt;margin-bottom:6pt;"><span style="font-size:20pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;">What we learned</span></h1>
<p dir="ltr" style="line-height:1.38;margin-top:0pt;"><span style="font-size:11pt;font-weight:400;font-style:normal;">It was </span><span style="font-size:11pt;font-weight:700;font-style:normal;">hard</span><span style="font-weight:400;font-style:italic;"> but fair</span><span style="font-size:11pt;">. </span><a href="https://www.google.com/url?q=https://example.com/a%3Fb%3D1&amp;sa=D&amp;source=editors&amp;ust=1" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">More here</span></a></p>
<br />
<ul style="margin-top:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-weight:400;">One</span></p></li>
<ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>Inner</span></p></li></ul>
<li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Two</span></p></li></ul>
<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="301" /><col width="301" /></colgroup><tbody><tr style="height:0pt"><td style="border:solid #000 1pt;"><p dir="ltr"><span style="font-weight:700;">Before</span></p></td><td><p dir="ltr"><span style="font-weight:700;">After</span></p></td></tr><tr><td><p dir="ltr"><span>9 weeks</span></p></td><td><br /></td></tr></tbody></table></div>
<p dir="ltr"><span><span style="border:none;display:inline-block;overflow:hidden;width:602px;height:338px;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nX?key=abc" width="602" height="338" style="margin-left:0px;" /></span></span></p>
<p dir="ltr"><span>Done</span><sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup></p></b><br class="Apple-interchange-newline">`
