/** Texts as office programs and editors really hand them over when an official document is pasted: shortened, with invented content. */

/** Word for Windows, 'keep source formatting'. */
export const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta charset=utf-8><meta name=Generator content="Microsoft Word 15"><title>通知</title>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View><w:Zoom>0</w:Zoom></w:WordDocument></xml><![endif]-->
<style><!-- @font-face {font-family:宋体;} p.MsoNormal {margin:0cm; text-align:justify;} --></style></head>
<body lang=ZH-CN style='tab-interval:21.0pt'><!--StartFragment--><div class=WordSection1>
<p class=MsoTitle align=center style='text-align:center;line-height:150%'><b><span style='font-size:22.0pt;font-family:方正小标宋;color:red'>关于调整提取限额的通知<span lang=EN-US><o:p></o:p></span></span></b></p>
<p class=MsoNormal><span lang=EN-US><o:p>&nbsp;</o:p></span></p>
<p class=MsoNormal style='text-indent:32.0pt;mso-char-indent-count:2.0'><span style='font-size:16.0pt;font-family:仿宋_GB2312;mso-hansi-font-family:仿宋'>自即日起执行新的限额。<span style='mso-spacerun:yes'>&nbsp;&nbsp; </span>请遵照办理。</span><span lang=EN-US><o:p></o:p></span></p>
<p class=MsoListParagraph style='margin-left:21.0pt;text-indent:-21.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span lang=EN-US><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span style='mso-bidi-font-weight:bold'>第一项<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><sup>[1]</sup></span></a></span></p>
<h1 style='mso-pagination:none'><a name="_Toc120"></a>一、范围</h1><h3>（一）对象</h3><h3>（二）条件</h3><h2>二、时间</h2>
</div><!--EndFragment--></body></html>`;

/** WPS: a table whose heads are bold cells, widths in points. */
export const WPS_TABLE = `<div class="Section0" style="layout-grid:15.6000pt;"><p class=MsoNormal align=center style="text-align:center;"><b><span style="font-weight:bold;font-size:10.5pt;">附件1</span></b></p>
<table border=1 cellspacing=0 style="border-collapse:collapse;width:426.1pt;margin-left:4.65pt;border:none;mso-border-left-alt:0.5pt solid windowtext;position:absolute;">
<tbody><tr style="height:20.8pt;"><td width=189 valign=center style="width:142pt;padding:0pt 5.4pt;border:1pt solid windowtext;"><p class=MsoNormal align=center style="text-align:center;"><b><span style="font-weight:bold;">类型</span></b></p></td>
<td width=189 colspan=2 style="width:284pt;"><p align=center><span style="font-weight:bold;">每月限额</span></p></td></tr>
<tr><td rowspan=2><p><span style="font-size:10.5pt;">未备案</span></p></td><td><p>个人</p></td><td style="text-align:right"><p>1,500元</p></td></tr>
<tr><td><p>家庭</p></td><td><p>3,000元</p><p class=MsoNormal><o:p>&nbsp;</o:p></p></td></tr></tbody></table><p class=MsoNormal><span>&nbsp;</span></p></div>`;

/** UEditor, as most portals of authorities store it. */
export const UEDITOR = `<p style="text-align: center; line-height: 2em; margin-top: 15px;"><strong style="color: rgb(255, 0, 0); font-size: 24px;">放假通知</strong></p><p style="text-indent: 2em; line-height: 2em;"><span style="font-family: 微软雅黑, &quot;Microsoft YaHei&quot;; font-size: 18px; background-color: rgb(255, 255, 255);">国庆期间柜台暂停服务。</span></p><p><br/></p><p style="text-indent: 2em;">详见<a href="http://www.example.gov.cn/art/2026/9/1/art_1_2.html" target="_self" textvalue="附件" style="text-decoration: underline; color: rgb(0, 112, 192);">附件</a>。</p><p style="text-align: right;">办公室</p><p><img src="http://www.example.gov.cn/ueditor/upload/1.png" title="1.png" alt="1.png" style="width: 9999px; position: fixed;"/></p><hr/><video class="edui-upload-video vjs-default-skin" controls="" src="http://www.example.gov.cn/1.mp4"></video>`;

/** Typed with full-width spaces and line breaks, as clerks did before there was an editor. */
export const TYPED = `　　各缴存单位：<br><br><br><br>　　请于月底前完成。<p>&nbsp;&nbsp;&nbsp;&nbsp;一、汇缴时间不变。</p><p>　　二、封存业务照常。</p><p>　　　　　　　　　　　　中心办公室</p><p>　</p><font color="red" size="5" face="宋体">特此通知</font><center>2026年9月</center>`;

/** The phone editors of news accounts: nested sections with backgrounds, no paragraphs. */
export const ACCOUNT = `<section data-role="outer" label="edit by editor" style="font-size:16px;"><section style="position: static; box-sizing: border-box;"><section style="display: inline-block; width: 100%; background-image: url(https://img.example.com/bg.png);"><section powered-by="x"><p style="text-align: justify;">问：怎样提取？</p></section></section></section><section><span style="font-weight: 700;">答：</span><span>在网上办理。</span></section><section><svg viewBox="0 0 1 1" style="pointer-events:none"><rect width="1" height="1"></rect></svg></section></section>`;

/** A spreadsheet pasted as HTML: many columns, widths on columns. */
export const SHEET = `<table border="0" cellpadding="0" cellspacing="0" width="2160" style="border-collapse:collapse;width:1620pt"><colgroup><col width="72" style="width:54pt"><col width="144" span="29" style="mso-width-source:userset;width:108pt"></colgroup><tr height="18">${Array.from({ length: 30 }, (_, at) => `<td class="xl65" x:num style="mso-number-format:'\\@';white-space:nowrap">第${at + 1}列</td>`).join('')}</tr></table>`;

/** A form to be filled in by hand: the blanks are underlined spaces. */
export const BLANKS = `<p>姓名：<u>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;</u>　　日期：<span style="text-decoration:underline">&nbsp;&nbsp;&nbsp;&nbsp;</span></p><p>面积80m<span style="vertical-align:super">2</span>，H<span style="vertical-align: sub;">2</span>O</p><ol start="3" type="a"><li>甲</li><li value="9">乙</li></ol>`;

export const ALL = { WORD, WPS_TABLE, UEDITOR, TYPED, ACCOUNT, SHEET, BLANKS };
